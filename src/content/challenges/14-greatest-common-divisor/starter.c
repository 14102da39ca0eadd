#include <stdio.h>

static int greatest_common_divisor(int a, int b) {
    /* Work out the result here. */
    return a - b;
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }

    printf("%d\n", greatest_common_divisor(a, b));
    return 0;
}
