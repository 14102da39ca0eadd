// Puts the largest first
#include <stdio.h>

static void swap(int *first, int *second) {
    int kept = *first;
    *first = *second;
    *second = kept;
}

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }
    if (a < b) {
        swap(&a, &b);
    }
    if (b < c) {
        swap(&b, &c);
    }
    if (a < b) {
        swap(&a, &b);
    }
    printf("%d %d %d\n", a, b, c);
    return 0;
}
