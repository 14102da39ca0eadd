// prints the first and the last value
#include <stdio.h>

int main(void) {
    int n, first = 0, last = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    if (n == 0) {
        printf("empty\n");
        return 0;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &last) != 1) {
            return 1;
        }
        if (i == 0) {
            first = last;
        }
    }
    printf("%d %d\n", first, last);
    return 0;
}
