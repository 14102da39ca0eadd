// takes everything but letters for a border between words
#include <ctype.h>
#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }

    int words = 0;
    int inside = 0;
    for (int i = 0; line[i] != '\0'; i++) {
        if (!isalpha((unsigned char)line[i])) {
            inside = 0;
        } else if (!inside) {
            inside = 1;
            words++;
        }
    }
    printf("%d\n", words);
    return 0;
}
