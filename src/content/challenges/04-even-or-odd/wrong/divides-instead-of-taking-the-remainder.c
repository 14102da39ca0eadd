// divides instead of taking the remainder
#include <stdio.h>

int main(void) {
    int number = 42;
    if (number / 2 == 0) {
        printf("%d is even\n", number);
    } else {
        printf("%d is odd\n", number);
    }
    return 0;
}
