// Reads one letter at a time, and prints a run when another letter comes
#include <ctype.h>
#include <stdio.h>

int main(void) {
    int run = getchar();
    int length = 1;

    while (isalpha(run)) {
        int letter = getchar();
        if (letter == run) {
            length++;
        } else {
            printf("%c%d", run, length);
            run = letter;
            length = 1;
        }
    }
    putchar('\n');
    return 0;
}
