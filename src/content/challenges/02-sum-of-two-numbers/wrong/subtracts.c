// subtracts
#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;

    printf("Sum: %d\n", b - a);
    return 0;
}
