#include <stdio.h>

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }

    /* Print the average of a, b and c instead. */
    printf("%d %d %d\n", a, b, c);
    return 0;
}
