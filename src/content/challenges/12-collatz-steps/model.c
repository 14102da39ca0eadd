#include <stdio.h>

int main(void) {
    int start;
    if (scanf("%d", &start) != 1) {
        return 1;
    }

    long long number = start;
    long long largest = number;
    int steps = 0;
    while (number != 1) {
        if (number % 2 == 0) {
            number /= 2;
        } else {
            number = 3 * number + 1;
        }
        if (number > largest) {
            largest = number;
        }
        steps++;
    }
    printf("%d %lld\n", steps, largest);
    return 0;
}
