#include <stdio.h>

int main(void) {
    int year;
    if (scanf("%d", &year) != 1) {
        return 1;
    }

    /* Find out which of the two words belongs to the year. */
    printf("%d: leap or common?\n", year);
    return 0;
}
