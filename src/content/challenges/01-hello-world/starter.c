#include <stdio.h>

int main(void) {
    /* Print the greeting here. */
    printf("\n");
    return 0;
}
