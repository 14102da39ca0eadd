// Never tries the letter z
#include <stdio.h>
#include <string.h>

#define LETTERS 26

/* Fills result from place on with the letters that remain, in every way. */
void arrange(char *result, int place, int length, int remaining[LETTERS]) {
    if (place == length) {
        printf("%s\n", result);
        return;
    }

    for (int i = 0; i < LETTERS - 1; i++) {
        if (remaining[i] > 0) {
            remaining[i]--;
            result[place] = (char)('a' + i);
            arrange(result, place + 1, length, remaining);
            remaining[i]++;
        }
    }
}

int main(void) {
    char word[8];

    if (scanf("%7s", word) == 1) {
        int remaining[LETTERS] = {0};
        char result[8] = "";
        int length = (int)strlen(word);

        for (int i = 0; i < length; i++) {
            remaining[word[i] - 'a']++;
        }
        arrange(result, 0, length, remaining);
    }
    return 0;
}
