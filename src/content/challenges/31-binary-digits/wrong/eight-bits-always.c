// Prints eight bits, however large the number is
#include <stdio.h>

void print_binary(unsigned number) {
    for (int place = 7; place >= 0; place--) {
        printf("%u", (number >> place) & 1u);
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
