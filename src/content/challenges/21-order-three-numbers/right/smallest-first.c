// Brings the smallest to the front first, then orders the other two
#include <stdio.h>

static void swap(int *first, int *second) {
    const int old = *second;
    *second = *first;
    *first = old;
}

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }
    if (b < a) {
        swap(&a, &b);
    }
    if (c < a) {
        swap(&a, &c);
    }
    if (c < b) {
        swap(&b, &c);
    }
    printf("%d %d %d\n", a, b, c);
    return 0;
}
