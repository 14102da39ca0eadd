// Cuts the line break off, and then asks for the length
#include <stdio.h>
#include <string.h>

static size_t without_line_break(char *line) {
    size_t length = strlen(line);
    if (length > 0 && line[length - 1] == '\n') {
        line[--length] = '\0';
    }
    return length;
}

int main(void) {
    char line[202];
    size_t longest = 0;
    for (int number = 1; fgets(line, sizeof line, stdin); number++) {
        const size_t length = without_line_break(line);
        if (longest < length) {
            longest = length;
        }
        printf("%d: %zu\n", number, length);
    }
    printf("longest: %zu\n", longest);
    return 0;
}
