// counts the spaces and adds one
#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    int words = 1;
    for (int i = 0; line[i] != '\0'; i++) {
        if (line[i] == ' ') {
            words++;
        }
    }
    printf("%d\n", words);
    return 0;
}
