// uses the floating-point pow
#include <math.h>
#include <stdio.h>

int main(void) {
    int base, exponent;
    if (scanf("%d %d", &base, &exponent) != 2) {
        return 1;
    }
    printf("%.0f\n", pow(base, exponent));
    return 0;
}
