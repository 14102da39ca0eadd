// Adds up neighbouring bits, then pairs, then groups of four, eight and sixteen
#include <stdio.h>

static unsigned ones_in(unsigned bits) {
    bits = (bits & 0x55555555u) + (bits >> 1 & 0x55555555u);
    bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
    bits = (bits & 0x0F0F0F0Fu) + (bits >> 4 & 0x0F0F0F0Fu);
    bits = (bits & 0x00FF00FFu) + (bits >> 8 & 0x00FF00FFu);
    return (bits & 0x0000FFFFu) + (bits >> 16);
}

int main(void) {
    unsigned value;

    while (scanf("%u", &value) == 1) {
        printf("%u\n", ones_in(value));
    }
    return 0;
}
