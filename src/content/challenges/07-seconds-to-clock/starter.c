#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }

    /* Split total into hours, minutes and seconds. */
    printf("%d\n", total);
    return 0;
}
