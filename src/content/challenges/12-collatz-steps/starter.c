#include <stdio.h>

int main(void) {
    int start;
    if (scanf("%d", &start) != 1) {
        return 1;
    }

    long long number = start;
    int steps = 0;
    /* Repeat until number is 1. */
    printf("%d steps from %lld\n", steps, number);
    return 0;
}
