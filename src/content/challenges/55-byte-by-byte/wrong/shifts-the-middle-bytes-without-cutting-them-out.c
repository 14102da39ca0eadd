// Shifts the middle bytes without cutting them out
#include <stdio.h>

unsigned swap_bytes(unsigned value) {
    return value << 24 | value << 8 | value >> 8 | value >> 24;
}

int main(void) {
    unsigned value;

    while (scanf("%x", &value) == 1) {
        printf("%08X\n", swap_bytes(value));
    }
    return 0;
}
