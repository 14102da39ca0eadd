#include <stdio.h>

void print_binary(unsigned number) {
    /* The last digit is easy. What has to be printed before it? */
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
