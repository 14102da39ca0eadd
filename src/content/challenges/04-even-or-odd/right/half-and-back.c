// Halves and doubles the number: an odd one does not come back
#include <stdio.h>

int main(void) {
    int number = 42;
    int back = number / 2 * 2;

    if (back != number) {
        printf("%d is odd\n", number);
    } else {
        printf("%d is even\n", number);
    }
    return 0;
}
