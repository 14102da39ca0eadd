// Goes through the line by hand: blanks, sign, digits, blanks
#include <ctype.h>
#include <stdio.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        const unsigned char *p = (const unsigned char *)line;
        int negative = 0;
        int digits = 0;
        int age = 0;

        while (isspace(*p)) {
            p++;
        }
        if (*p == '+' || *p == '-') {
            negative = *p++ == '-';
        }
        for (; isdigit(*p); p++) {
            digits++;
            /* Past the range it no longer matters how far. */
            age = age > 130 ? 131 : age * 10 + (*p - '0');
        }
        while (isspace(*p)) {
            p++;
        }
        if (digits == 0 || *p != '\0') {
            puts("not a number");
        } else if (age > 130 || (negative && age > 0)) {
            puts("out of range");
        } else {
            printf("ok %d\n", age);
        }
    }
    return 0;
}
