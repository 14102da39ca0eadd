// takes the full centuries for leap years
#include <stdio.h>

int main(void) {
    int year;
    if (scanf("%d", &year) != 1) {
        return 1;
    }

    if (year % 4 == 0 || year % 100 == 0) {
        printf("leap\n");
    } else {
        printf("common\n");
    }
    return 0;
}
