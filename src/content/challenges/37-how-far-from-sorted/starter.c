#include <stdio.h>

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

    /* Sort the values and count the inversions. */

    printf("inversions: %d\n", inversions);
    printf("sorted:");
    for (int i = 0; i < count; i++) {
        printf(" %d", values[i]);
    }
    printf("\n");
    return 0;
}
