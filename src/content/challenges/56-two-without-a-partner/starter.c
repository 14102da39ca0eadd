#include <stdio.h>

int main(void) {
    unsigned number;
    unsigned difference = 0;

    while (scanf("%u", &number) == 1) {
        difference ^= number;
    }

    /* Partners have cancelled each other out. What is left of the two single numbers? */
    printf("%u\n", difference);
    return 0;
}
