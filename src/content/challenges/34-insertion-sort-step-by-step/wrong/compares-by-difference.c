// Compares by the sign of the difference, which overflows
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
        while (place > 0 && (int)((unsigned)values[place - 1] - (unsigned)value) > 0) {
            values[place] = values[place - 1];
            place--;
        }
        values[place] = value;
        print_first(values, i + 1);
    }
    return 0;
}
