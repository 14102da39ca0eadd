// One question inside the other
#include <stdio.h>

int main(void) {
    int year;
    int leap = 0;

    if (scanf("%d", &year) == 1) {
        if (year % 4 == 0) {
            leap = 1;
            if (year % 100 == 0) {
                leap = 0;
                if (year % 400 == 0) {
                    leap = 1;
                }
            }
        }
        printf(leap == 1 ? "leap\n" : "common\n");
    }
    return 0;
}
