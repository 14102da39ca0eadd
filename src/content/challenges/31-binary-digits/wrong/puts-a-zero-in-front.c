// Puts a zero in front: the base case comes one call too late
#include <stdio.h>

void print_binary(unsigned number) {
    if (number > 0) {
        print_binary(number / 2);
    }
    printf("%u", number % 2);
}

int main(void) {
    unsigned number;

    if (scanf("%u", &number) == 1) {
        print_binary(number);
        printf("\n");
    }
    return 0;
}
