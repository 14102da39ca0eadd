#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    /* One loop for the lines, and inside it one for the columns. */
    for (int i = 1; i <= n; i++) {
        printf("%4d\n", i);
    }
    return 0;
}
