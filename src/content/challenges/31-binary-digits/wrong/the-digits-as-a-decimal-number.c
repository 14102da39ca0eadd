// Builds the digits as a decimal number, which overflows with more than 20 of them
#include <stdio.h>

unsigned long long as_decimal(unsigned number) {
    return number < 2 ? number : as_decimal(number / 2) * 10 + number % 2;
}

int main(void) {
    unsigned number;

    if (scanf("%u", &number) == 1) {
        printf("%llu\n", as_decimal(number));
    }
    return 0;
}
