#include <stdio.h>

static void swap(int *first, int *second) {
    /* One of the two values gets lost here. */
    *first = *second;
    *second = *first;
}

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }

    if (a > b) {
        swap(&a, &b);
    }
    printf("%d %d %d\n", a, b, c);
    return 0;
}
