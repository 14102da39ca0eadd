// takes every odd number for a prime
#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
    return n == 2 || (n > 1 && n % 2 != 0);
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    printf(is_prime(n) ? "prime\n" : "not prime\n");
    return 0;
}
