// Leaves the question to a function that puts a pair in order
#include <stdio.h>

static void swap(int *first, int *second) {
    int kept = *first;
    *first = *second;
    *second = kept;
}

static void in_order(int *low, int *high) {
    if (*low > *high) {
        swap(low, high);
    }
}

int main(void) {
    int numbers[3];
    for (int i = 0; i < 3; i++) {
        if (scanf("%d", &numbers[i]) != 1) {
            return 1;
        }
    }
    for (int end = 2; end > 0; end--) {
        for (int i = 0; i < end; i++) {
            in_order(&numbers[i], &numbers[i + 1]);
        }
    }
    printf("%d %d %d\n", numbers[0], numbers[1], numbers[2]);
    return 0;
}
