// keeps the result in an unsigned int
#include <stdio.h>

static long long power(int base, int exponent) {
    unsigned int result = 1;
    for (int i = 0; i < exponent; i++) {
        result *= (unsigned int)base;
    }
    return (int)result;
}

int main(void) {
    int base, exponent;
    if (scanf("%d %d", &base, &exponent) != 2) {
        return 1;
    }
    printf("%lld\n", power(base, exponent));
    return 0;
}
