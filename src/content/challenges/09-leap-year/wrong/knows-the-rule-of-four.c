// knows the rule of four only
#include <stdio.h>

int main(void) {
    int year;
    if (scanf("%d", &year) != 1) {
        return 1;
    }
    printf(year % 4 == 0 ? "leap\n" : "common\n");
    return 0;
}
