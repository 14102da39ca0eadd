#include <stdio.h>

int main(void) {
    char word[8];

    if (scanf("%7s", word) == 1) {
        /* Choose the first letter, then the second, and so on: every choice in turn. */
        printf("%s\n", word);
    }
    return 0;
}
