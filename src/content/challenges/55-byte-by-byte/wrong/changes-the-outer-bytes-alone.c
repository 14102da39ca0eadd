// Changes the highest and the lowest byte, and leaves the two in the middle where they are
#include <stdio.h>

int main(void) {
    unsigned value;

    while (scanf("%x", &value) == 1) {
        printf("%08X\n", value << 24 | (value & 0x00FFFF00u) | value >> 24);
    }
    return 0;
}
