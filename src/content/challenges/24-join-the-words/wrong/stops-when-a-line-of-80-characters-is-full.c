// stops when a line of 80 characters is full
#include <stdio.h>
#include <string.h>

int main(void) {
    char word[31];
    char joined[81] = "";
    size_t length = 0;
    while (scanf("%30s", word) == 1) {
        if (length + strlen(word) + 1 > 80) {
            break;
        }
        if (length > 0) {
            strcat(joined, "-");
        }
        strcat(joined, word);
        length = strlen(joined);
    }
    if (length == 0) {
        printf("0\n");
    } else {
        printf("%zu %s\n", length, joined);
    }
    return 0;
}
