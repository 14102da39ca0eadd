// has the two answers the wrong way round
#include <stdio.h>

int main(void) {
    int number = 42;
    if (number % 2) {
        printf("%d is even\n", number);
    } else {
        printf("%d is odd\n", number);
    }
    return 0;
}
