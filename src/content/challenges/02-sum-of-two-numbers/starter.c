#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;

    /* Print the sum of a and b instead of the two numbers. */
    printf("%d and %d\n", a, b);
    return 0;
}
