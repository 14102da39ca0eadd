// keeps the number in 32 bits without a sign
#include <stdio.h>

int main(void) {
    unsigned int number;
    if (scanf("%u", &number) != 1) {
        return 1;
    }
    unsigned int largest = number;
    int steps = 0;
    while (number != 1 && steps < 1000) {
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
        if (number > largest) {
            largest = number;
        }
        steps++;
    }
    printf("%d %u\n", steps, largest);
    return 0;
}
