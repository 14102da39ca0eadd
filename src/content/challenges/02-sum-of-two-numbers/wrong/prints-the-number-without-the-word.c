// prints the number without the word
#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;
    printf("%d\n", a + b);
    return 0;
}
