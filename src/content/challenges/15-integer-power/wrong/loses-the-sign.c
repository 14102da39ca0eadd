// loses the sign of a negative base
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int base, exponent;
    if (scanf("%d %d", &base, &exponent) != 2) {
        return 1;
    }

    long long result = 1;
    for (int i = 0; i < exponent; i++) {
        result *= abs(base);
    }
    printf("%lld\n", result);
    return 0;
}
