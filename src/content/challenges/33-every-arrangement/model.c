#include <stdio.h>
#include <string.h>

#define LETTERS 26

/* Fills result from place on with the letters that remain, in every way. */
void arrange(char *result, int place, int length, int remaining[LETTERS]) {
    if (place == length) {
        printf("%s\n", result);
        return;
    }

    for (char letter = 'a'; letter <= 'z'; letter++) {
        int *left = &remaining[letter - 'a'];
        if (*left > 0) {
            (*left)--;
            result[place] = letter;
            arrange(result, place + 1, length, remaining);
            (*left)++;
        }
    }
}

int main(void) {
    char word[8];

    if (scanf("%7s", word) == 1) {
        int remaining[LETTERS] = {0};
        char result[8] = "";
        int length = (int)strlen(word);

        for (const char *letter = word; *letter != '\0'; letter++) {
            remaining[*letter - 'a']++;
        }
        arrange(result, 0, length, remaining);
    }
    return 0;
}
