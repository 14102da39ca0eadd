// Takes the smallest common denominator, with the signs put right at the beginning
#include <stdio.h>
#include <stdlib.h>

struct fraction {
    int top;
    int bottom;
};

static int divisor_of(int a, int b) {
    return b == 0 ? a : divisor_of(b, a % b);
}

static struct fraction with_positive_bottom(struct fraction f) {
    if (f.bottom < 0) {
        f.top = -f.top;
        f.bottom = -f.bottom;
    }
    return f;
}

int main(void) {
    struct fraction a, b;
    if (scanf("%d/%d + %d/%d", &a.top, &a.bottom, &b.top, &b.bottom) != 4) {
        return 1;
    }
    a = with_positive_bottom(a);
    b = with_positive_bottom(b);
    int common = a.bottom / divisor_of(a.bottom, b.bottom) * b.bottom;
    int top = a.top * (common / a.bottom) + b.top * (common / b.bottom);
    int shared = divisor_of(abs(top), common);
    top /= shared;
    common /= shared;
    if (common > 1) {
        printf("%d/%d\n", top, common);
    } else {
        printf("%d\n", top);
    }
    return 0;
}
