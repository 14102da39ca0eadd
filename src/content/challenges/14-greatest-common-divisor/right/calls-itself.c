// Calls itself with the smaller pair, after dropping the signs
#include <stdio.h>
#include <stdlib.h>

static long common(long a, long b) {
    return b == 0 ? a : common(b, a % b);
}

int main(void) {
    long a, b;

    if (scanf("%ld %ld", &a, &b) == 2) {
        printf("%ld\n", common(labs(a), labs(b)));
    }
    return 0;
}
