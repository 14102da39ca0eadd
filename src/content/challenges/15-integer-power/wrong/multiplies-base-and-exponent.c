// multiplies the base by the exponent
#include <stdio.h>

int main(void) {
    int base, exponent;
    if (scanf("%d %d", &base, &exponent) != 2) {
        return 1;
    }

    printf("%d\n", base * exponent);
    return 0;
}
