// Walks from the end and stops at the first hit
#include <stdio.h>
#include <string.h>

static const char *find_last(const char *text, char wanted) {
    for (size_t left = strlen(text); left > 0; left--) {
        if (text[left - 1] == wanted) {
            return text + left - 1;
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
    text[strcspn(text, "\n")] = '\0';
    const char *found = find_last(text, first[0]);
    if (found == NULL) {
        puts("-1");
    } else {
        printf("%td\n", found - text);
    }
    return 0;
}
