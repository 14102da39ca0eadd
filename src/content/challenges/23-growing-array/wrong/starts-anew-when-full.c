// Takes fresh memory when the old is full, and forgets to copy what was there
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *numbers = NULL;
    size_t count = 0;
    size_t room = 0;
    int number;

    while (scanf("%d", &number) == 1) {
        if (count == room) {
            room = room == 0 ? 16 : room * 2;
            int *larger = calloc(room, sizeof *numbers);
            if (larger == NULL) {
                free(numbers);
                return 1;
            }
            free(numbers);
            numbers = larger;
        }
        numbers[count++] = number;
    }

    printf("%zu\n", count);
    for (size_t i = count; i > 0; i--) {
        printf("%d%c", numbers[i - 1], i > 1 ? ' ' : '\n');
    }
    free(numbers);
    return 0;
}
