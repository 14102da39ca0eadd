// takes the remainder of a negative place, which is negative
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int n, k;
    int values[100];
    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 1;
        }
    }
    if (n == 0) {
        printf("empty\n");
        return 0;
    }
    for (int i = 0; i < n; i++) {
        printf("%d ", values[abs((i - k) % n)]);
    }
    printf("\n");
    return 0;
}
