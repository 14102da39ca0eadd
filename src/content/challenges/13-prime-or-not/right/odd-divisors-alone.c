// Asks for 2 first, and tries odd numbers alone after that
#include <stdbool.h>
#include <stdio.h>

static bool is_prime(long long n) {
    if (n < 3 || n % 2 == 0) {
        return n == 2;
    }
    long long d = 3;
    while (d * d <= n && n % d != 0) {
        d += 2;
    }
    return d * d > n;
}

int main(void) {
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }

    puts(is_prime(n) ? "prime" : "not prime");
    return 0;
}
