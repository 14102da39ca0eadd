// breaks the line between the two words
#include <stdio.h>

int main(void) {
    puts("Hello,");
    puts("World!");
    return 0;
}
