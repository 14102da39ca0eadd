// Adds absolute values
#include <stdio.h>

int main(void) {
    int number;
    int count = 0;
    long long sum = 0;

    while (scanf("%d", &number) == 1) {
        count++;
        sum += number < 0 ? -(long long)number : number;
    }

    printf("count: %d\n", count);
    printf("sum: %lld\n", sum);
    return 0;
}
