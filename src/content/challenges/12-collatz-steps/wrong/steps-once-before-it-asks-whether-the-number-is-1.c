// steps once before it asks whether the number is 1
#include <stdio.h>

int main(void) {
    long long number;
    if (scanf("%lld", &number) != 1) {
        return 1;
    }
    long long largest = number;
    int steps = 0;
    do {
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
        if (number > largest) {
            largest = number;
        }
        steps++;
    } while (number != 1);
    printf("%d %lld\n", steps, largest);
    return 0;
}
