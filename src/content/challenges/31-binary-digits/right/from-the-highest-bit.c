// Looks at the bits from the highest to the lowest, and skips zeros in front
#include <stdio.h>

int main(void) {
    unsigned number;
    if (scanf("%u", &number) != 1) {
        return 0;
    }
    int place = 31;
    while (place > 0 && ((number >> place) & 1u) == 0) {
        place--;
    }
    for (; place >= 0; place--) {
        putchar(((number >> place) & 1u) != 0 ? '1' : '0');
    }
    putchar('\n');
    return 0;
}
