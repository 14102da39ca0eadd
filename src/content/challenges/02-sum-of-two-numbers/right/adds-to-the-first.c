// Adds the second number to the first one
#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;

    a += b;
    printf("%s: %d\n", "Sum", a);
    return 0;
}
