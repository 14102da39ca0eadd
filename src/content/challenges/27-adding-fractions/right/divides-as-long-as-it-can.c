// Divides both parts by 2, 3 and so on, as long as both can be divided
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int a, b, c, d;
    if (scanf("%d/%d + %d/%d", &a, &b, &c, &d) != 4) {
        return 1;
    }
    int numerator = a * d + c * b;
    int denominator = b * d;
    if (denominator < 0) {
        numerator = -numerator;
        denominator = -denominator;
    }
    if (numerator == 0) {
        denominator = 1;
    }
    for (int factor = 2; factor <= denominator && factor <= abs(numerator); factor++) {
        while (numerator % factor == 0 && denominator % factor == 0) {
            numerator /= factor;
            denominator /= factor;
        }
    }
    printf("%d", numerator);
    if (denominator != 1) {
        printf("/%d", denominator);
    }
    printf("\n");
    return 0;
}
