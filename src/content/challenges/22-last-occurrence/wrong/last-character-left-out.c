// Stops one character too early
#include <stdio.h>
#include <string.h>

static const char *find_last(const char *text, char wanted) {
    const char *last = NULL;
    const size_t length = strlen(text);
    for (size_t i = 0; i + 1 < length; i++) {
        if (text[i] == wanted) {
            last = text + i;
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
