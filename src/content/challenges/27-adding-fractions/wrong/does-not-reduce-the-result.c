// does not reduce the result
#include <stdio.h>

struct fraction {
    int numerator;
    int denominator;
};

int main(void) {
    struct fraction a, b;
    if (scanf("%d/%d + %d/%d", &a.numerator, &a.denominator, &b.numerator, &b.denominator) != 4) {
        return 1;
    }
    struct fraction sum = {
        a.numerator * b.denominator + b.numerator * a.denominator,
        a.denominator * b.denominator,
    };
    if (sum.denominator == 1) {
        printf("%d\n", sum.numerator);
    } else {
        printf("%d/%d\n", sum.numerator, sum.denominator);
    }
    return 0;
}
