// Looks at the lowest bit alone
#include <stdio.h>

int main(void) {
    unsigned value;

    while (scanf("%u", &value) == 1) {
        printf("%u\n", value & 1u);
    }
    return 0;
}
