// asks feof before reading, so the last number comes twice
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *numbers = malloc(5000 * sizeof *numbers);
    if (numbers == NULL) {
        return 1;
    }
    int count = 0;
    int number = 0;
    while (!feof(stdin)) {
        if (scanf("%d", &number) == 0) {
            break;
        }
        numbers[count++] = number;
    }
    printf("%d\n", count);
    for (int i = count - 1; i >= 0; i--) {
        printf("%d ", numbers[i]);
    }
    printf("\n");
    free(numbers);
    return 0;
}
