#include <stdio.h>

int main(void) {
    int limit;
    int count = 0;

    if (scanf("%d", &limit) != 1) {
        return 0;
    }
    for (int i = 2; i <= limit; i++) {
        /* Not every i is prime. Cross out the multiples of each prime that you find. */
        count++;
    }

    printf("primes: %d\n", count);
    return 0;
}
