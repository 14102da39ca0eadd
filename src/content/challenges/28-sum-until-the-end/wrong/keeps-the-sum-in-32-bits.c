// Keeps the sum in 32 bits
#include <stdio.h>

int main(void) {
    int number;
    int count = 0;
    unsigned sum = 0;

    while (scanf("%d", &number) == 1) {
        count++;
        sum += (unsigned)number;
    }

    printf("count: %d\n", count);
    printf("sum: %d\n", (int)sum);
    return 0;
}
