// tries all smaller numbers: right, and too slow for the largest
#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    int divisors = 0;
    for (long long d = 1; d <= n; d++) {
        if (n % d == 0) {
            divisors++;
        }
    }
    printf(divisors == 2 ? "prime\n" : "not prime\n");
    return 0;
}
