#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }

    /* Compare the line with itself from both ends. */
    printf("is this one? %s", line);
    return 0;
}
