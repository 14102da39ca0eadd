// Asks each question only if the one before was answered with no
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
    if (a > b) {
        swap(&a, &b);
    } else if (b > c) {
        swap(&b, &c);
    } else if (a > c) {
        swap(&a, &c);
    }
    printf("%d %d %d\n", a, b, c);
    return 0;
}
