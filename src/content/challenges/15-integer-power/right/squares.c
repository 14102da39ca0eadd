// Squares the base and halves the exponent
#include <stdio.h>

static long long power(long long base, int exponent) {
    if (exponent == 0) {
        return 1;
    }
    long long half = power(base, exponent / 2);
    return exponent % 2 == 1 ? half * half * base : half * half;
}

int main(void) {
    int base, exponent;
    if (scanf("%d %d", &base, &exponent) != 2) {
        return 1;
    }

    printf("%lld\n", power(base, exponent));
    return 0;
}
