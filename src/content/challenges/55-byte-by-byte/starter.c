#include <stdio.h>

unsigned swap_bytes(unsigned value) {
    /* The lowest byte becomes the highest here. Bring the other three to their places. */
    return value << 24;
}

int main(void) {
    unsigned value;

    while (scanf("%x", &value) == 1) {
        printf("%08X\n", swap_bytes(value));
    }
    return 0;
}
