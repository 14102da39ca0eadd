// fills up with zeros where the numbers should come in again
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
    k %= n;
    for (int i = 0; i < n; i++) {
        printf("%d ", i < k ? 0 : values[i - k]);
    }
    printf("\n");
    return 0;
}
