// puts the digits side by side instead of adding
#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;
    printf("Sum: %d%d\n", a, b);
    return 0;
}
