#include <stdio.h>

struct fraction {
    int numerator;
    int denominator;
};

static struct fraction add(struct fraction a, struct fraction b) {
    /* This is no sum yet. */
    struct fraction sum = {a.numerator + b.numerator, a.denominator + b.denominator};
    return sum;
}

int main(void) {
    struct fraction a, b;
    if (scanf("%d/%d + %d/%d", &a.numerator, &a.denominator, &b.numerator, &b.denominator) != 4) {
        return 1;
    }

    struct fraction sum = add(a, b);
    printf("%d/%d\n", sum.numerator, sum.denominator);
    return 0;
}
