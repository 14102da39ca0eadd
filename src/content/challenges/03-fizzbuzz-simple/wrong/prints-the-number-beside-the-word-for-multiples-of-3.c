// prints the number beside the word for multiples of 3
#include <stdio.h>

int main(void) {
    for (int i = 1; i <= 15; i++) {
        if (i % 3 == 0) {
            printf("Fizz");
        }
        if (i % 5 == 0) {
            printf("Buzz");
        } else {
            printf("%d", i);
        }
        printf("\n");
    }
    return 0;
}
