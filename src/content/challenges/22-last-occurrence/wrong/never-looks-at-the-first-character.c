// walks from the end but never looks at the first character
#include <stdio.h>
#include <string.h>

static const char *find_last(const char *text, char wanted) {
    for (const char *p = text + strlen(text); p != text; p--) {
        if (*p == wanted) {
            return p;
        }
    }
    return NULL;
}

int main(void) {
    char first[8];
    char text[256];
    if (fgets(first, sizeof first, stdin) == NULL || fgets(text, sizeof text, stdin) == NULL) {
        return 1;
    }
    char wanted = first[0];
    const char *found = find_last(text, wanted);
    printf("%d\n", found == NULL ? -1 : (int)(found - text));
    return 0;
}
