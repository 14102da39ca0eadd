// knows leap years only every 400 years
#include <stdio.h>

int main(void) {
    int year;
    if (scanf("%d", &year) != 1) {
        return 1;
    }

    printf(year % 400 == 0 ? "leap\n" : "common\n");
    return 0;
}
