#include <stdio.h>

int main(void) {
    int number = 42;

    /* Say whether the number is even or odd. */
    printf("%d\n", number);
    return 0;
}
