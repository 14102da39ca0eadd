// takes a tab for part of a word
#include <stdbool.h>
#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    int words = 0;
    bool inside = false;
    for (int i = 0; line[i] != '\0' && line[i] != '\n'; i++) {
        if (line[i] == ' ') {
            inside = false;
        } else if (!inside) {
            inside = true;
            words++;
        }
    }
    printf("%d\n", words);
    return 0;
}
