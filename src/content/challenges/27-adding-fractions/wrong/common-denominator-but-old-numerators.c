// Takes the common denominator, but leaves the numerators as they were
#include <stdio.h>
#include <stdlib.h>

struct fraction {
    int numerator;
    int denominator;
};

static int greatest_common_divisor(int a, int b) {
    while (b != 0) {
        int rest = a % b;
        a = b;
        b = rest;
    }
    return abs(a);
}

static struct fraction reduced(int numerator, int denominator) {
    int divisor = greatest_common_divisor(numerator, denominator);
    if (denominator < 0) {
        divisor = -divisor;
    }
    struct fraction result = {numerator / divisor, denominator / divisor};
    return result;
}

static struct fraction add(struct fraction a, struct fraction b) {
    int numerator = a.numerator + b.numerator;
    return reduced(numerator, a.denominator * b.denominator);
}

int main(void) {
    struct fraction a, b;
    if (scanf("%d/%d + %d/%d", &a.numerator, &a.denominator, &b.numerator, &b.denominator) != 4) {
        return 1;
    }

    struct fraction sum = add(a, b);
    if (sum.denominator == 1) {
        printf("%d\n", sum.numerator);
    } else {
        printf("%d/%d\n", sum.numerator, sum.denominator);
    }
    return 0;
}
