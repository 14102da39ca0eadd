// cuts off after two digits instead of rounding
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }

    int hundredths = (a + b + c) * 100 / 3;
    printf("%s%d.%02d\n", hundredths < 0 ? "-" : "", abs(hundredths) / 100, abs(hundredths) % 100);
    return 0;
}
