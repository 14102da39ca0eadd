// answers after the first division
#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
    if (n < 2) {
        return false;
    }
    for (int d = 2; d <= n / d; d++) {
        if (n % d == 0) {
            return false;
        } else {
            return true;
        }
    }
    return true;
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    printf(is_prime(n) ? "prime\n" : "not prime\n");
    return 0;
}
