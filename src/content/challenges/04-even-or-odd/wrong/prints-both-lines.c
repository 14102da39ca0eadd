// forgets the else, and prints both lines
#include <stdio.h>

int main(void) {
    int number = 42;

    if (number % 2 == 0) {
        printf("%d is even\n", number);
    }
    printf("%d is odd\n", number);
    return 0;
}
