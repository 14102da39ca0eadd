// Puts the numbers together from their digits
#include <ctype.h>
#include <stdio.h>

int main(void) {
    long long sum = 0;
    int count = 0;
    int c = getchar();
    while (c != EOF) {
        if (c != '-' && !isdigit(c)) {
            c = getchar();
            continue;
        }
        int sign = 1;
        if (c == '-') {
            sign = -1;
            c = getchar();
        }
        long long number = 0;
        for (; isdigit(c); c = getchar()) {
            number = number * 10 + (c - '0');
        }
        sum += sign * number;
        count++;
    }
    printf("count: %d\n", count);
    printf("sum: %lld\n", sum);
    return 0;
}
