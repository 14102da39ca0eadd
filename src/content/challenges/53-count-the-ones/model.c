#include <stdio.h>

int count_ones(unsigned value) {
    int ones = 0;

    while (value != 0) {
        ones += (int)(value & 1u);
        value >>= 1;
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
