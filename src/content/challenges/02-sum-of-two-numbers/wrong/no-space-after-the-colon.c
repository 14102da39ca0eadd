// leaves out the space after the colon
#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;

    printf("Sum:%d\n", a + b);
    return 0;
}
