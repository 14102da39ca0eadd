#include <stdio.h>
#include <string.h>

int main(void) {
    char word[31];
    size_t length = 0;

    while (scanf("%30s", word) == 1) {
        /* Put the word at the end of a string that grows. */
        length += strlen(word);
    }
    printf("%zu\n", length);
    return 0;
}
