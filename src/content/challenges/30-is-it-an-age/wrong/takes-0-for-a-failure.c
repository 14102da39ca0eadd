// Takes the result 0 for the sign that there was no number
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        char *end;
        /* Too big a number gives LONG_MAX or LONG_MIN: out of range as well. */
        long age = strtol(line, &end, 10);

        while (isspace((unsigned char)*end)) {
            end++;
        }

        if (age == 0 || *end != '\0') {
            printf("not a number\n");
        } else if (age < 0 || age > 130) {
            printf("out of range\n");
        } else {
            printf("ok %ld\n", age);
        }
    }
    return 0;
}
