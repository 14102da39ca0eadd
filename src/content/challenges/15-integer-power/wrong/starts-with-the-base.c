// starts with the base, so the exponent 0 gives the base
#include <stdio.h>

static long long power(int base, int exponent) {
    long long result = base;
    for (int i = 1; i < exponent; i++) {
        result *= base;
    }
    return result;
}

int main(void) {
    int base, exponent;
    if (scanf("%d %d", &base, &exponent) != 2) {
        return 1;
    }
    printf("%lld\n", power(base, exponent));
    return 0;
}
