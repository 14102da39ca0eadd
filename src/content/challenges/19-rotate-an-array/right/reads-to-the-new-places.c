// Reads each number to its new place
#include <stdio.h>

int main(void) {
    int n, k;
    int turned[100];

    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &turned[(i + k % n) % n]) != 1) {
            return 1;
        }
    }
    for (int i = 0; i < n; i++) {
        printf("%d%c", turned[i], i < n - 1 ? ' ' : '\n');
    }
    if (n == 0) {
        puts("empty");
    }
    return 0;
}
