#include <stdio.h>

int main(void) {
    char word[201];
    if (scanf("%200s", word) != 1) {
        return 1;
    }

    /* Print each run as its letter and its length. */
    printf("%s\n", word);
    return 0;
}
