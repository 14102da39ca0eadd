// Takes the lowest 1 away until none is left
#include <stdio.h>

int main(void) {
    unsigned value;

    while (scanf("%u", &value) == 1) {
        int ones = 0;

        for (; value != 0; value &= value - 1) {
            ones++;
        }
        printf("%d\n", ones);
    }
    return 0;
}
