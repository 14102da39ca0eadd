// Counts only neighbours in the wrong order
#include <stdio.h>
#include <stdlib.h>

int compare(const void *left, const void *right) {
    int a = *(const int *)left;
    int b = *(const int *)right;

    return (a > b) - (a < b);
}

int main(void) {
    int values[1000];
    int count = 0;
    int inversions = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 0;
        }
    }
    for (int i = 1; i < count; i++) {
        if (values[i - 1] > values[i]) {
            inversions++;
        }
    }

    qsort(values, (size_t)count, sizeof values[0], compare);
    printf("inversions: %d\n", inversions);
    printf("sorted:");
    for (int i = 0; i < count; i++) {
        printf(" %d", values[i]);
    }
    printf("\n");
    return 0;
}
