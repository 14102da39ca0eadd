// Counts characters up to each line break, without a buffer
#include <stdio.h>

int main(void) {
    int number = 1;
    int length = 0;
    int longest = 0;
    int open = 0;

    for (;;) {
        const int c = getchar();
        if (c != EOF && c != '\n') {
            length++;
            open = 1;
            continue;
        }
        if (c == EOF && !open) {
            break;
        }
        printf("%d: %d\n", number++, length);
        longest = length > longest ? length : longest;
        length = 0;
        open = 0;
    }
    printf("longest: %d\n", longest);
    return 0;
}
