// One character after the other, until the zero that ends every text
#include <stdio.h>

int main(void) {
    const char *text = "Hello, World!\n";

    while (*text != '\0') {
        putchar(*text);
        text++;
    }
    return 0;
}
