// Reads the text as one word, so it ends at the first blank
#include <stdio.h>

static const char *find_last(const char *text, char wanted) {
    const char *last = NULL;
    for (const char *p = text; *p != '\0'; p++) {
        if (*p == wanted) {
            last = p;
        }
    }
    return last;
}

int main(void) {
    char wanted;
    char text[256] = "";
    if (scanf(" %c %255s", &wanted, text) < 1) {
        return 1;
    }
    const char *found = find_last(text, wanted);
    printf("%d\n", found == NULL ? -1 : (int)(found - text));
    return 0;
}
