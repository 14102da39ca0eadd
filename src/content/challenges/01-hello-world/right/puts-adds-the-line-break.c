// puts, which adds the line break by itself
#include <stdio.h>

int main(void) {
    puts("Hello, World!");
    return 0;
}
