#include <stdio.h>

int count_ones(unsigned value) {
    /* This looks at the last bit only. */
    return (int)(value & 1u);
}

int main(void) {
    unsigned value;

    while (scanf("%u", &value) == 1) {
        printf("%d\n", count_ones(value));
    }
    return 0;
}
