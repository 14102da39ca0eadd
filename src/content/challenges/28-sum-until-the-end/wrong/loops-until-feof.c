// Loops until feof, so the last number counts twice
#include <stdio.h>

int main(void) {
    int number = 0;
    int count = 0;
    long long sum = 0;

    while (!feof(stdin)) {
        scanf("%d", &number);
        count++;
        sum += number;
    }

    printf("count: %d\n", count);
    printf("sum: %lld\n", sum);
    return 0;
}
