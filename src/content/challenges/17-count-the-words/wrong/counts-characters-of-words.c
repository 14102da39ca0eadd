// counts the characters of words instead of the words
#include <ctype.h>
#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }

    int words = 0;
    for (int i = 0; line[i] != '\0'; i++) {
        if (!isspace((unsigned char)line[i])) {
            words++;
        }
    }
    printf("%d\n", words);
    return 0;
}
