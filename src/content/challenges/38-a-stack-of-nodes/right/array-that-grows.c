// Keeps the numbers in an array that grows, with the top at its end
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *numbers = NULL;
    size_t height = 0;
    size_t room = 0;
    char command[8];

    while (scanf("%7s", command) == 1) {
        if (command[1] == 'u') {
            if (height == room) {
                room = room * 2 + 4;
                int *larger = realloc(numbers, room * sizeof *numbers);
                if (larger == NULL) {
                    free(numbers);
                    return 1;
                }
                numbers = larger;
            }
            if (scanf("%d", &numbers[height]) == 1) {
                height++;
            }
        } else if (height == 0) {
            puts("empty");
        } else if (command[1] == 'o') {
            printf("%d\n", numbers[--height]);
        } else {
            for (size_t i = height; i > 0; i--) {
                printf("%d%c", numbers[i - 1], i > 1 ? ' ' : '\n');
            }
        }
    }
    free(numbers);
    return 0;
}
