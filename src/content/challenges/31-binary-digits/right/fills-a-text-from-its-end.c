// Fills a text from its end, then prints it from the first digit on
#include <stdio.h>

int main(void) {
    unsigned long long number;
    char digits[65];
    char *first = digits + sizeof digits - 1;
    if (scanf("%llu", &number) != 1) {
        return 0;
    }
    *first = '\0';
    do {
        *--first = (char)('0' + number % 2);
        number /= 2;
    } while (number > 0);
    puts(first);
    return 0;
}
