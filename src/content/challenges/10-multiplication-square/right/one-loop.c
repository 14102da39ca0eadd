// One loop over all n times n numbers, with a line break behind every n-th
#include <stdio.h>

int main(void) {
    int n;

    if (scanf("%d", &n) == 1) {
        for (int i = 0; i < n * n; i++) {
            printf("%4d%s", (i / n + 1) * (i % n + 1), i % n == n - 1 ? "\n" : "");
        }
        if (n == 0) {
            printf("nothing\n");
        }
    }
    return 0;
}
