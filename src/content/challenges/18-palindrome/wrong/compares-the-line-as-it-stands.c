// compares the line as it stands, capitals and commas included
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    line[strcspn(line, "\n")] = '\0';
    int length = (int)strlen(line);
    bool same = true;
    for (int i = 0; i < length / 2; i++) {
        if (line[i] != line[length - 1 - i]) {
            same = false;
        }
    }
    printf(same ? "yes\n" : "no\n");
    return 0;
}
