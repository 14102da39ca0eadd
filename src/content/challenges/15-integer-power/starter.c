#include <stdio.h>

static long long power(int base, int exponent) {
    /* Multiply as often as the exponent says. */
    return (long long)base * exponent;
}

int main(void) {
    int base, exponent;
    if (scanf("%d %d", &base, &exponent) != 2) {
        return 1;
    }

    printf("%lld\n", power(base, exponent));
    return 0;
}
