// takes the first common divisor above 1
#include <stdio.h>
#include <stdlib.h>

static int greatest_common_divisor(int a, int b) {
    a = abs(a);
    b = abs(b);
    for (int d = 2; d <= a && d <= b && d < 100000; d++) {
        if (a % d == 0 && b % d == 0) {
            return d;
        }
    }
    return 1;
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    printf("%d\n", greatest_common_divisor(a, b));
    return 0;
}
