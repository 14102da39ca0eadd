#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }

    /* Count the words; the line still ends with its line break. */
    printf("%s", line);
    return 0;
}
