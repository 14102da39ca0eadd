#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        /* strtol turns text into a number, and tells where it stopped reading. */
        long age = strtol(line, NULL, 10);

        printf("ok %ld\n", age);
    }
    return 0;
}
