// loses the last run
#include <stdio.h>

int main(void) {
    char word[201];
    if (scanf("%200s", word) != 1) {
        return 1;
    }
    int length = 1;
    for (int i = 1; word[i] != '\0'; i++) {
        if (word[i] == word[i - 1]) {
            length++;
        } else {
            printf("%c%d", word[i - 1], length);
            length = 1;
        }
    }
    printf("\n");
    return 0;
}
