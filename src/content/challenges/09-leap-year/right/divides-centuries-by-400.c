// Asks full centuries for 400, and all other years for 4
#include <stdio.h>

int main(void) {
    int year;

    if (scanf("%d", &year) == 1) {
        int divisor = year % 100 == 0 ? 400 : 4;
        printf("%s\n", year % divisor == 0 ? "leap" : "common");
    }
    return 0;
}
