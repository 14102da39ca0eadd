// takes 1, 0 and negative numbers for primes
#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
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
    printf(is_prime(n) ? "prime\n" : "not prime\n");
    return 0;
}
