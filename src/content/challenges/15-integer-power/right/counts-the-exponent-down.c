// Counts the exponent down, and changes the sign at the end
#include <stdio.h>

int main(void) {
    long long base, result = 1;
    int exponent;

    if (scanf("%lld %d", &base, &exponent) == 2) {
        int negative = base < 0 && exponent % 2 == 1;
        if (base < 0) {
            base = -base;
        }
        while (exponent-- > 0) {
            result = result * base;
        }
        printf("%s%lld\n", negative ? "-" : "", result);
    }
    return 0;
}
