// prints Fizz and Buzz on two lines for a multiple of both
#include <stdio.h>

int main(void) {
    for (int i = 1; i <= 15; i++) {
        if (i % 3 == 0) {
            printf("Fizz\n");
        }
        if (i % 5 == 0) {
            printf("Buzz\n");
        }
        if (i % 3 != 0 && i % 5 != 0) {
            printf("%d\n", i);
        }
    }
    return 0;
}
