// Asks for the range before it looks at what follows the digits
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        char *end;
        /* Too big a number gives LONG_MAX or LONG_MIN: out of range as well. */
        long age = strtol(line, &end, 10);
        int has_digits = end != line;

        while (isspace((unsigned char)*end)) {
            end++;
        }

        if (age < 0 || age > 130) {
            printf("out of range\n");
        } else if (!has_digits || *end != '\0') {
            printf("not a number\n");
        } else {
            printf("ok %ld\n", age);
        }
    }
    return 0;
}
