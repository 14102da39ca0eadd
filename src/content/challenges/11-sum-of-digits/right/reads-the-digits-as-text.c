// Reads the number as text, and passes over its sign
#include <stdio.h>

int main(void) {
    int digits = 0;
    int sum = 0;
    int character;

    while ((character = getchar()) != EOF) {
        if (character >= '0' && character <= '9') {
            digits++;
            sum += character - '0';
        }
    }
    printf("%d %d\n", digits, sum);
    return 0;
}
