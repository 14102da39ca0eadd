#include <stdio.h>

int main(void) {
    int number = 0;
    int count = 0;

    /* This reads one number. Read on until scanf finds no more, and add them up. */
    if (scanf("%d", &number) == 1) {
        count++;
    }

    printf("count: %d\n", count);
    return 0;
}
