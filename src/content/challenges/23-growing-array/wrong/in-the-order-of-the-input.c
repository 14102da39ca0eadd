// Prints the numbers in the order in which they came
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

    printf("%zu\n", count);
    for (size_t i = 1; i <= count; i++) {
        printf("%d%c", numbers[i - 1], i < count ? ' ' : '\n');
    }
    free(numbers);
    return 0;
}
