// Takes the end of the first line for the end of the input
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char word[31];
    char *joined = NULL;
    size_t length = 0;

    while (scanf("%30s", word) == 1) {
        size_t added = strlen(word);
        size_t hyphen = joined == NULL ? 0 : 1;
        char *larger = realloc(joined, length + hyphen + added + 1);
        if (larger == NULL) {
            free(joined);
            return 1;
        }
        joined = larger;
        if (hyphen == 1) {
            joined[length++] = '-';
        }
        memcpy(joined + length, word, added + 1);
        length += added;
        if (getchar() == '\n') {
            break;
        }
    }

    if (joined == NULL) {
        printf("0\n");
    } else {
        printf("%zu %s\n", length, joined);
    }
    free(joined);
    return 0;
}
