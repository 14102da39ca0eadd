// Converts the sum before it divides
#include <stdio.h>

int main(void) {
    int a, b, c;

    if (scanf("%d%d%d", &a, &b, &c) == 3) {
        int sum = a + b + c;
        printf("%.2f\n", (double)sum / 3);
    }
    return 0;
}
