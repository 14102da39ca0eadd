// Swaps letters: not in alphabetical order, and equal words more than once
#include <stdio.h>
#include <string.h>

void arrange(char *word, int place, int length) {
    if (place == length) {
        printf("%s\n", word);
        return;
    }

    for (int i = place; i < length; i++) {
        char letter = word[place];
        word[place] = word[i];
        word[i] = letter;
        arrange(word, place + 1, length);
        letter = word[place];
        word[place] = word[i];
        word[i] = letter;
    }
}

int main(void) {
    char word[8];

    if (scanf("%7s", word) == 1) {
        arrange(word, 0, (int)strlen(word));
    }
    return 0;
}
