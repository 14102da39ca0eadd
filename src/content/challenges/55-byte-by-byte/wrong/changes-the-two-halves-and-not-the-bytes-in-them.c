// Changes the two halves and not the bytes in them
#include <stdio.h>

unsigned swap_bytes(unsigned value) {
    return value << 16 | value >> 16;
}

int main(void) {
    unsigned value;

    while (scanf("%x", &value) == 1) {
        printf("%08X\n", swap_bytes(value));
    }
    return 0;
}
