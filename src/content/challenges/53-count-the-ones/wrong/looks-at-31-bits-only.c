// Looks at 31 bits only
#include <stdio.h>

int count_ones(unsigned value) {
    int ones = 0;

    for (int i = 0; i < 31; i++) {
        ones += (int)(value >> i & 1u);
    }
    return ones;
}

int main(void) {
    unsigned value;

    while (scanf("%u", &value) == 1) {
        printf("%d\n", count_ones(value));
    }
    return 0;
}
