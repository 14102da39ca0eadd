// Prints nothing for the number 0
#include <stdio.h>

void print_binary(unsigned number) {
    if (number == 0) {
        return;
    }
    print_binary(number / 2);
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
