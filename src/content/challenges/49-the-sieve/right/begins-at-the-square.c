// Crosses out from the square of each prime number on, up to the root of n, and counts afterwards
#include <stdio.h>
#include <string.h>

static char prime[1000001];

int main(void) {
    int n;
    int count = 0;
    int largest = 0;

    if (scanf("%d", &n) != 1) {
        return 0;
    }
    memset(prime, 1, sizeof prime);
    for (int i = 2; (long)i * i <= n; i++) {
        if (prime[i]) {
            for (int j = i * i; j <= n; j += i) {
                prime[j] = 0;
            }
        }
    }
    for (int i = 2; i <= n; i++) {
        if (prime[i]) {
            count++;
            largest = i;
        }
    }
    printf("primes: %d\n", count);
    if (largest > 0) {
        printf("largest: %d\n", largest);
    } else {
        puts("largest: none");
    }
    return 0;
}
