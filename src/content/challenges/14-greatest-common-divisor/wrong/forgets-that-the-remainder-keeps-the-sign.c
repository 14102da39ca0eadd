// forgets that the remainder keeps the sign
#include <stdio.h>

static int greatest_common_divisor(int a, int b) {
    while (b != 0) {
        int rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", greatest_common_divisor(a, b));
    return 0;
}
