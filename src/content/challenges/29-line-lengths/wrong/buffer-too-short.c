// Has room for 80 characters, so a longer line counts as two
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[81];
    int number = 0;
    int longest = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        int length = (int)strcspn(line, "\n");

        number++;
        if (length > longest) {
            longest = length;
        }
        printf("%d: %d\n", number, length);
    }

    printf("longest: %d\n", longest);
    return 0;
}
