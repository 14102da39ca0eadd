#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
    /* Look for a divisor between 1 and n. */
    return n == 0;
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    if (is_prime(n)) {
        printf("prime\n");
    } else {
        printf("not prime\n");
    }
    return 0;
}
