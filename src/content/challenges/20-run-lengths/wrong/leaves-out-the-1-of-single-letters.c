// leaves out the 1 of single letters
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
        printf("%c", word[i]);
        if (length > 1) {
            printf("%d", length);
        }
        i += length;
    }
    printf("\n");
    return 0;
}
