// passes over the digits that are 0
#include <stdio.h>

int main(void) {
    long long number;
    if (scanf("%lld", &number) != 1) {
        return 1;
    }

    if (number < 0) {
        number = -number;
    }
    int digits = 0;
    int sum = 0;
    do {
        if (number % 10 != 0) {
            digits++;
        }
        sum += (int)(number % 10);
        number /= 10;
    } while (number > 0);
    printf("%d %d\n", digits, sum);
    return 0;
}
