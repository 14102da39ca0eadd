// Takes capital and small letters for the same
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char *find_last(const char *text, char wanted) {
    const char *last = NULL;
    for (const char *p = text; *p != '\0'; p++) {
        if (tolower((unsigned char)*p) == tolower((unsigned char)wanted)) {
            last = p;
        }
    }
    return last;
}

int main(void) {
    char first[8];
    char text[256];
    if (fgets(first, sizeof first, stdin) == NULL || fgets(text, sizeof text, stdin) == NULL) {
        return 1;
    }
    text[strcspn(text, "\n")] = '\0';
    const char *found = find_last(text, first[0]);
    printf("%d\n", found == NULL ? -1 : (int)(found - text));
    return 0;
}
