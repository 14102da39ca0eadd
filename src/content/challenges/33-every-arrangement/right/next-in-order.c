// Sorts the letters, then goes from each word to the next in order
#include <stdio.h>
#include <string.h>

static void exchange(char *a, char *b) {
    const char kept = *a;
    *a = *b;
    *b = kept;
}

static int to_next(char *word, int length) {
    int turn = length - 2;
    while (turn >= 0 && word[turn] >= word[turn + 1]) {
        turn--;
    }
    if (turn < 0) {
        return 0;
    }
    int other = length - 1;
    while (word[other] <= word[turn]) {
        other--;
    }
    exchange(&word[turn], &word[other]);
    for (int left = turn + 1, right = length - 1; left < right; left++, right--) {
        exchange(&word[left], &word[right]);
    }
    return 1;
}

int main(void) {
    char word[8];
    if (scanf("%7s", word) != 1) {
        return 0;
    }
    const int length = (int)strlen(word);
    for (int i = 1; i < length; i++) {
        for (int j = i; j > 0 && word[j - 1] > word[j]; j--) {
            exchange(&word[j - 1], &word[j]);
        }
    }
    do {
        puts(word);
    } while (to_next(word, length));
    return 0;
}
