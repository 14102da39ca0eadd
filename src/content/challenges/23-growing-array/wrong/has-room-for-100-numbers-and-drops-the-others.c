// has room for 100 numbers and drops the others
#include <stdio.h>

int main(void) {
    int numbers[100];
    int count = 0;
    int number;
    while (count < 100 && scanf("%d", &number) == 1) {
        numbers[count++] = number;
    }
    printf("%d\n", count);
    for (int i = count - 1; i >= 0; i--) {
        printf("%d ", numbers[i]);
    }
    printf("\n");
    return 0;
}
