// Counts divisors in pairs, up to the square root
#include <math.h>
#include <stdio.h>

static int divisors_of(int n) {
    int root = (int)sqrt(n);
    int count = 0;
    for (int d = 1; d <= root; d++) {
        if (n % d == 0) {
            count += d == n / d ? 1 : 2;
        }
    }
    return count;
}

int main(void) {
    int n;

    if (scanf("%d", &n) == 1) {
        printf(n > 0 && divisors_of(n) == 2 ? "prime\n" : "not prime\n");
    }
    return 0;
}
