// Reverses the digits, not the bytes
#include <stdio.h>

unsigned swap_bytes(unsigned value) {
    unsigned reversed = 0;

    for (int i = 0; i < 8; i++) {
        reversed = reversed << 4 | (value & 0xFu);
        value >>= 4;
    }
    return reversed;
}

int main(void) {
    unsigned value;

    while (scanf("%x", &value) == 1) {
        printf("%08X\n", swap_bytes(value));
    }
    return 0;
}
