// Prints for how many there is room instead of how many there are
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
            int *larger = realloc(numbers, room * sizeof *numbers);
            if (larger == NULL) {
                free(numbers);
                return 1;
            }
            numbers = larger;
        }
        numbers[count++] = number;
    }

    printf("%zu\n", room);
    for (size_t i = count; i > 0; i--) {
        printf("%d%c", numbers[i - 1], i > 1 ? ' ' : '\n');
    }
    free(numbers);
    return 0;
}
