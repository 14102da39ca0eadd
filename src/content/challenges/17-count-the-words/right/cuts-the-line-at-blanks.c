// Lets strtok cut the line at its blanks
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    int words = 0;

    if (fgets(line, sizeof line, stdin) != NULL) {
        for (char *word = strtok(line, " \t\n"); word != NULL; word = strtok(NULL, " \t\n")) {
            words++;
        }
    }
    printf("%d\n", words);
    return 0;
}
