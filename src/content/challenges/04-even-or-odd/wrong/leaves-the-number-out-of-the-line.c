// leaves the number out of the line
#include <stdio.h>

int main(void) {
    int number = 42;
    if (number % 2 == 0) {
        printf("even\n");
    } else {
        printf("odd\n");
    }
    return 0;
}
