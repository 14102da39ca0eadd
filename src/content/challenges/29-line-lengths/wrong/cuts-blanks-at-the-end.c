// Does not count blanks at the end of a line
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    int number = 0;
    int longest = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        int length = (int)strcspn(line, "\n");
        while (length > 0 && line[length - 1] == ' ') {
            length--;
        }

        number++;
        if (length > longest) {
            longest = length;
        }
        printf("%d: %d\n", number, length);
    }

    printf("longest: %d\n", longest);
    return 0;
}
