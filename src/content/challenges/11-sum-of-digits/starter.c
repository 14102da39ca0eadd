#include <stdio.h>

int main(void) {
    int number;
    if (scanf("%d", &number) != 1) {
        return 1;
    }

    int digits = 0;
    int sum = 0;
    /* Take one digit after the other off the number. */
    printf("%d has %d digits with the sum %d\n", number, digits, sum);
    return 0;
}
