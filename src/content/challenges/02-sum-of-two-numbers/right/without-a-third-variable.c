// Adds where the value is needed
#include <stdio.h>

int main(void) {
    const int a = 5, b = 7;

    printf("Sum: %d\n", a + b);
    return 0;
}
