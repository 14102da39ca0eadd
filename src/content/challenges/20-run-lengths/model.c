#include <stdio.h>

int main(void) {
    char word[201];
    if (scanf("%200s", word) != 1) {
        return 1;
    }

    int i = 0;
    while (word[i] != '\0') {
        int length = 1;
        while (word[i + length] == word[i]) {
            length++;
        }
        printf("%c%d", word[i], length);
        i += length;
    }
    printf("\n");
    return 0;
}
