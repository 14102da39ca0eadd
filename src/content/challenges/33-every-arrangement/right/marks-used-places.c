// Sorts the letters, marks which are used, and passes over an equal one beside an unused one
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char letters[8];
static char result[8];
static int used[8];
static int length;

static int by_letter(const void *a, const void *b) {
    return *(const char *)a - *(const char *)b;
}

static void fill(int place) {
    if (place == length) {
        puts(result);
        return;
    }
    for (int i = 0; i < length; i++) {
        if (used[i] || (i > 0 && letters[i] == letters[i - 1] && !used[i - 1])) {
            continue;
        }
        used[i] = 1;
        result[place] = letters[i];
        fill(place + 1);
        used[i] = 0;
    }
}

int main(void) {
    if (scanf("%7s", letters) != 1) {
        return 0;
    }
    length = (int)strlen(letters);
    qsort(letters, (size_t)length, 1, by_letter);
    fill(0);
    return 0;
}
