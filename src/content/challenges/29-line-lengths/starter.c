#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];

    /* fgets reads one line, with its newline. Read them all. */
    if (fgets(line, sizeof line, stdin) != NULL) {
        printf("1: %d\n", (int)strlen(line));
    }
    return 0;
}
