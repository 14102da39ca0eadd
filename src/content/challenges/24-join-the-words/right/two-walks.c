// Keeps the words in a chain, adds their lengths, and asks for the memory once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    char word[31];
    struct node *next;
};

int main(void) {
    struct node *first = NULL;
    struct node **end = &first;
    size_t needed = 0;
    char word[31];
    while (scanf("%30s", word) == 1) {
        struct node *fresh = malloc(sizeof *fresh);
        if (fresh == NULL) {
            return 1;
        }
        strcpy(fresh->word, word);
        fresh->next = NULL;
        *end = fresh;
        end = &fresh->next;
        needed += strlen(word) + 1;
    }
    if (first == NULL) {
        puts("0");
        return 0;
    }
    char *joined = malloc(needed);
    if (joined == NULL) {
        return 1;
    }
    char *place = joined;
    while (first != NULL) {
        struct node *done = first;
        place += sprintf(place, "%s%s", done->word, done->next != NULL ? "-" : "");
        first = done->next;
        free(done);
    }
    printf("%zu %s\n", needed - 1, joined);
    free(joined);
    return 0;
}
