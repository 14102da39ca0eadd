// Takes the letters in the order of the word, unsorted
#include <stdio.h>
#include <string.h>

void arrange(const char *word, int used[], char *result, int place, int length) {
    if (place == length) {
        printf("%s\n", result);
        return;
    }

    for (int i = 0; i < length; i++) {
        if (!used[i]) {
            used[i] = 1;
            result[place] = word[i];
            arrange(word, used, result, place + 1, length);
            used[i] = 0;
        }
    }
}

int main(void) {
    char word[8];

    if (scanf("%7s", word) == 1) {
        int used[8] = {0};
        char result[8] = "";

        arrange(word, used, result, 0, (int)strlen(word));
    }
    return 0;
}
