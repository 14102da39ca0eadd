// Begins crossing out at the prime number itself, and counts what is left afterwards
#include <stdbool.h>
#include <stdio.h>

#define MOST 1000000

int main(void) {
    static bool composite[MOST + 1];
    int limit;
    int count = 0;
    int largest = 0;

    if (scanf("%d", &limit) != 1) {
        return 0;
    }
    for (int i = 2; i * i <= limit && i <= 1000; i++) {
        for (int j = i; j <= limit; j += i) {
            composite[j] = true;
        }
    }
    for (int i = 2; i <= limit; i++) {
        if (!composite[i]) {
            count++;
            largest = i;
        }
    }
    printf("primes: %d\n", count);
    if (count == 0) {
        printf("largest: none\n");
    } else {
        printf("largest: %d\n", largest);
    }
    return 0;
}
