#include <stdio.h>

int main(void) {
    for (int i = 1; i <= 15; i++) {
        /* Decide here whether to print Fizz, Buzz, FizzBuzz or the number. */
        printf("%d\n", i);
    }
    return 0;
}
