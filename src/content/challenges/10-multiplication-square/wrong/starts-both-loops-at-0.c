// starts both loops at 0
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
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            printf("%4d", i * j);
        }
        printf("\n");
    }
    return 0;
}
