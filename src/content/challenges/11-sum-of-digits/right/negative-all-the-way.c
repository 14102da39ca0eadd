// Keeps the number negative, since every int has a negative partner
#include <stdio.h>

int main(void) {
    int number;
    if (scanf("%d", &number) != 1) {
        return 1;
    }

    if (number > 0) {
        number = -number;
    }
    int digits = 1;
    int sum = -(number % 10);
    while (number / 10 != 0) {
        number /= 10;
        digits++;
        sum -= number % 10;
    }
    printf("%d %d\n", digits, sum);
    return 0;
}
