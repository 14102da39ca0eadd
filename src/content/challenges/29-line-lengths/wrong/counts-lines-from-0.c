// Numbers the lines from 0
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    int number = 0;
    int longest = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        int length = (int)strcspn(line, "\n");

        number++;
        if (length > longest) {
            longest = length;
        }
        printf("%d: %d\n", number - 1, length);
    }

    printf("longest: %d\n", longest);
    return 0;
}
