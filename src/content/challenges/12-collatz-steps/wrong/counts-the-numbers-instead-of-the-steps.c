// counts the numbers instead of the steps
#include <stdio.h>

int main(void) {
    long long number;
    if (scanf("%lld", &number) != 1) {
        return 1;
    }
    long long largest = number;
    int steps = 1;
    while (number != 1) {
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
        if (number > largest) {
            largest = number;
        }
        steps++;
    }
    printf("%d %lld\n", steps, largest);
    return 0;
}
