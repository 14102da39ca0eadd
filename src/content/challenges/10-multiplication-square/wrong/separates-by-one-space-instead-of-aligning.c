// separates by one space instead of aligning
#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    if (n == 0) {
        printf("nothing\n");
        return 0;
    }
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
            printf("%d ", i * j);
        }
        printf("\n");
    }
    return 0;
}
