// takes a distance beyond n for one full turn
#include <stdio.h>

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
    if (k > n) {
        k = n;
    }
    for (int i = n - k; i < n; i++) {
        printf("%d ", values[i]);
    }
    for (int i = 0; i < n - k; i++) {
        printf("%d ", values[i]);
    }
    printf("\n");
    return 0;
}
