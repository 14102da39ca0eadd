// keeps only the answer for the innermost pair
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

int main(void) {
    char line[256];
    char letters[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    int length = 0;
    for (int i = 0; line[i] != '\0'; i++) {
        if (isalnum((unsigned char)line[i])) {
            letters[length++] = (char)tolower((unsigned char)line[i]);
        }
    }
    bool same = true;
    for (int i = 0; i < length / 2; i++) {
        same = letters[i] == letters[length - 1 - i];
    }
    printf(same ? "yes\n" : "no\n");
    return 0;
}
