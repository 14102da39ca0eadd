// Never compares with the first number
#include <stdio.h>

int main(void) {
    int values[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        int value;
        int place = i;

        if (scanf("%d", &value) != 1) {
            break;
        }
        while (place > 1 && values[place - 1] > value) {
            values[place] = values[place - 1];
            place--;
        }
        values[place] = value;
        for (int j = 0; j <= i; j++) {
            printf(j == 0 ? "%d" : " %d", values[j]);
        }
        printf("\n");
    }
    return 0;
}
