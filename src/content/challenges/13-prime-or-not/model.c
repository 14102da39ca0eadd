#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
    if (n < 2) {
        return false;
    }
    for (int d = 2; d <= n / d; d++) {
        if (n % d == 0) {
            return false;
        }
    }
    return true;
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
