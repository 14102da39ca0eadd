// leaves the sign in the denominator
#include <stdio.h>
#include <stdlib.h>

static int greatest_common_divisor(int a, int b) {
    while (b != 0) {
        int rest = a % b;
        a = b;
        b = rest;
    }
    return abs(a);
}

int main(void) {
    int a, b, c, d;
    if (scanf("%d/%d + %d/%d", &a, &b, &c, &d) != 4) {
        return 1;
    }
    int numerator = a * d + c * b;
    int denominator = b * d;
    int divisor = greatest_common_divisor(numerator, denominator);
    numerator /= divisor;
    denominator /= divisor;
    if (denominator == 1) {
        printf("%d\n", numerator);
    } else {
        printf("%d/%d\n", numerator, denominator);
    }
    return 0;
}
