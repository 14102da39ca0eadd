// counts the letters of the words without the hyphens
#include <stdio.h>
#include <string.h>

int main(void) {
    char word[31];
    char joined[4096] = "";
    size_t length = 0;
    while (scanf("%30s", word) == 1) {
        if (length > 0) {
            strcat(joined, "-");
        }
        strcat(joined, word);
        length += strlen(word);
    }
    if (length == 0) {
        printf("0\n");
    } else {
        printf("%zu %s\n", length, joined);
    }
    return 0;
}
