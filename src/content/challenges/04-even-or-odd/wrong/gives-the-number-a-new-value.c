// gives the remainder to the number before it prints it
#include <stdio.h>

int main(void) {
    int number = 42;

    number = number % 2;
    if (number == 0) {
        printf("%d is even\n", number);
    } else {
        printf("%d is odd\n", number);
    }
    return 0;
}
