// Drops a number that is there already
#include <stdio.h>

void print_first(const int values[], int count) {
    for (int i = 0; i < count; i++) {
        printf(i == 0 ? "%d" : " %d", values[i]);
    }
    printf("\n");
}

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
        while (place > 0 && values[place - 1] > value) {
            values[place] = values[place - 1];
            place--;
        }
        if (place > 0 && values[place - 1] == value) {
            for (int k = place; k < i; k++) {
                values[k] = values[k + 1];
            }
            i--;
            count--;
        } else {
            values[place] = value;
        }
        print_first(values, i + 1);
    }
    return 0;
}
