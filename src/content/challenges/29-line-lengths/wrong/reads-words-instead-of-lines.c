// Reads words instead of lines
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    int number = 0;
    int longest = 0;

    while (scanf("%255s", line) == 1) {
        int length = (int)strlen(line);

        number++;
        if (length > longest) {
            longest = length;
        }
        printf("%d: %d\n", number, length);
    }

    printf("longest: %d\n", longest);
    return 0;
}
