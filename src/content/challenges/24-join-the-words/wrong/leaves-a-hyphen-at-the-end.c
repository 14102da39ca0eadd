// leaves a hyphen at the end
#include <stdio.h>
#include <string.h>

int main(void) {
    char word[31];
    char joined[4096] = "";
    while (scanf("%30s", word) == 1) {
        strcat(joined, word);
        strcat(joined, "-");
    }
    if (joined[0] == '\0') {
        printf("0\n");
    } else {
        printf("%zu %s\n", strlen(joined), joined);
    }
    return 0;
}
