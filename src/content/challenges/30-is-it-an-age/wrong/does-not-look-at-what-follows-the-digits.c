// Does not look at what follows the digits
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        char *end;
        long age = strtol(line, &end, 10);

        if (end == line) {
            printf("not a number\n");
        } else if (age < 0 || age > 130) {
            printf("out of range\n");
        } else {
            printf("ok %ld\n", age);
        }
    }
    return 0;
}
