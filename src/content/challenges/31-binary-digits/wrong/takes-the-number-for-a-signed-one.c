// Takes the number for a signed one
#include <stdio.h>

void print_binary(int number) {
    if (number > 1) {
        print_binary(number / 2);
    }
    printf("%d", number % 2);
}

int main(void) {
    unsigned number;

    if (scanf("%u", &number) == 1) {
        print_binary((int)number);
        printf("\n");
    }
    return 0;
}
