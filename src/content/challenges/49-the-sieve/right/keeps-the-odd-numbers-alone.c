// Has marks for odd numbers alone, and counts 2 by hand
#include <stdbool.h>
#include <stdio.h>

static bool crossed[500001];

int main(void) {
    int n;

    if (scanf("%d", &n) != 1) {
        return 0;
    }
    if (n < 2) {
        printf("primes: 0\nlargest: none\n");
        return 0;
    }

    int count = 1;
    int largest = 2;

    for (int odd = 3; odd <= n; odd += 2) {
        if (crossed[odd / 2]) {
            continue;
        }
        count++;
        largest = odd;
        for (long multiple = 3L * odd; multiple <= n; multiple += 2L * odd) {
            crossed[multiple / 2] = true;
        }
    }
    printf("primes: %d\nlargest: %d\n", count, largest);
    return 0;
}
