// Takes one byte after the other from below, and pushes it in at the other number
#include <stdio.h>

int main(void) {
    unsigned value;

    while (scanf("%x", &value) == 1) {
        unsigned reversed = 0;

        for (int i = 0; i < 4; i++) {
            reversed = reversed << 8 | (value & 0xFFu);
            value >>= 8;
        }
        printf("%08X\n", reversed);
    }
    return 0;
}
