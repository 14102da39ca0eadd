// Counts down to the next multiple of 3 and of 5, without a remainder
#include <stdio.h>

int main(void) {
    int toThree = 3;
    int toFive = 5;
    int i = 1;

    while (i <= 15) {
        toThree--;
        toFive--;
        if (toThree > 0 && toFive > 0) {
            printf("%d\n", i);
        } else {
            printf("%s%s\n", toThree == 0 ? "Fizz" : "", toFive == 0 ? "Buzz" : "");
        }
        if (toThree == 0) {
            toThree = 3;
        }
        if (toFive == 0) {
            toFive = 5;
        }
        i++;
    }
    return 0;
}
