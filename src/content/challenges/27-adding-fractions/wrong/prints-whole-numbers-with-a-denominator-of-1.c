// prints whole numbers with a denominator of 1
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
    if (denominator < 0) {
        divisor = -divisor;
    }
    printf("%d/%d\n", numerator / divisor, denominator / divisor);
    return 0;
}
