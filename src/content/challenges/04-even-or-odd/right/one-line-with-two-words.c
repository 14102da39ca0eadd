// Chooses the word within one printf
#include <stdio.h>

int main(void) {
    int number = 42;

    printf("%d is %s\n", number, number % 2 == 0 ? "even" : "odd");
    return 0;
}
