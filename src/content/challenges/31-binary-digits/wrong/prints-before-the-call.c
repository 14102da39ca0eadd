// Prints before the call, so the digits come out backwards
#include <stdio.h>

void print_binary(unsigned number) {
    printf("%u", number % 2);
    if (number > 1) {
        print_binary(number / 2);
    }
}

int main(void) {
    unsigned number;

    if (scanf("%u", &number) == 1) {
        print_binary(number);
        printf("\n");
    }
    return 0;
}
