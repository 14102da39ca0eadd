// Counts the places where a character follows a blank
#include <stdio.h>

static int is_blank(int character) {
    return character == ' ' || character == '\t' || character == '\n';
}

int main(void) {
    int before = ' ';
    int words = 0;

    do {
        int character = getchar();
        if (character == EOF) {
            break;
        }
        if (is_blank(before) && !is_blank(character)) {
            words++;
        }
        before = character;
    } while (before != '\n');
    printf("%d\n", words);
    return 0;
}
