// forgets negative numbers, whose digits come out negative
#include <stdio.h>

int main(void) {
    int number;
    if (scanf("%d", &number) != 1) {
        return 1;
    }
    int digits = 0;
    int sum = 0;
    do {
        digits++;
        sum += number % 10;
        number /= 10;
    } while (number != 0);
    printf("%d %d\n", digits, sum);
    return 0;
}
