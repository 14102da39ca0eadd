// takes the line break for a word of its own after a blank
#include <stdbool.h>
#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    int words = 0;
    bool inside = false;
    for (int i = 0; line[i] != '\0'; i++) {
        if (line[i] == ' ' || line[i] == '\t') {
            inside = false;
        } else if (!inside) {
            inside = true;
            words++;
        }
    }
    printf("%d\n", words);
    return 0;
}
