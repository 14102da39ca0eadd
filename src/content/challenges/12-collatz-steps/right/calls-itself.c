// Calls itself for the rest of the way
#include <stdio.h>

static int steps_from(unsigned long long number, unsigned long long *largest) {
    if (number > *largest) {
        *largest = number;
    }
    if (number == 1) {
        return 0;
    }
    return 1 + steps_from(number % 2 == 1 ? 3 * number + 1 : number / 2, largest);
}

int main(void) {
    unsigned long long start;
    unsigned long long largest = 0;

    if (scanf("%llu", &start) == 1) {
        int steps = steps_from(start, &largest);
        printf("%d %llu\n", steps, largest);
    }
    return 0;
}
