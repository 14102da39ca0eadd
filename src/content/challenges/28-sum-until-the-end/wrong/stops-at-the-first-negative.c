// Takes a negative number for the end
#include <stdio.h>

int main(void) {
    int number;
    int count = 0;
    long long sum = 0;

    while (scanf("%d", &number) == 1 && number >= 0) {
        count++;
        sum += number;
    }

    printf("count: %d\n", count);
    printf("sum: %lld\n", sum);
    return 0;
}
