// Tests only the divisors 2, 3, 5 and 7
#include <stdio.h>

int main(void) {
    int limit;
    int count = 0;
    int largest = 0;

    if (scanf("%d", &limit) != 1) {
        return 0;
    }
    for (int i = 2; i <= limit; i++) {
        if (i == 2 || i == 3 || i == 5 || i == 7 || (i % 2 != 0 && i % 3 != 0 && i % 5 != 0 && i % 7 != 0)) {
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
