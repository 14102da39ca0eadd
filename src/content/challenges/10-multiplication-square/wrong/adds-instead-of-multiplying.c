// adds line and column instead of multiplying them
#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    if (n == 0) {
        printf("nothing\n");
    }
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
            printf("%4d", i + j);
        }
        printf("\n");
    }
    return 0;
}
