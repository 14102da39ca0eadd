// prints the length as one digit
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
        printf("%c%c", word[i], '0' + length % 10);
        i += length;
    }
    printf("\n");
    return 0;
}
