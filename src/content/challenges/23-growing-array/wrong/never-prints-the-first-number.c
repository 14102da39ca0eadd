// never prints the first number
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *numbers = NULL;
    int count = 0;
    int number;
    while (scanf("%d", &number) == 1) {
        int *larger = realloc(numbers, ((size_t)count + 1) * sizeof *numbers);
        if (larger == NULL) {
            free(numbers);
            return 1;
        }
        numbers = larger;
        numbers[count++] = number;
    }
    printf("%d\n", count);
    for (int i = count - 1; i > 0; i--) {
        printf("%d ", numbers[i]);
    }
    printf("\n");
    free(numbers);
    return 0;
}
