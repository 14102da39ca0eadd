#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;
    int sum = a + b;

    printf("Sum: %d\n", sum);
    return 0;
}
