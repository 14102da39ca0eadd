// Adds the line's number from place to place, without multiplying
#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    if (n == 0) {
        puts("nothing");
    }
    for (int line = 1; line <= n; line++) {
        int product = 0;
        for (int place = 0; place < n; place++) {
            product += line;
            printf("%4d", product);
        }
        putchar('\n');
    }
    return 0;
}
