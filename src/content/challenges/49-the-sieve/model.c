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
    for (int i = 2; i <= limit; i++) {
        if (composite[i]) {
            continue;
        }
        count++;
        largest = i;
        for (int j = i + i; j <= limit; j += i) {
            composite[j] = true;
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
