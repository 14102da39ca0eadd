// gives the place behind the text when nothing is found
#include <stdio.h>
#include <string.h>

static const char *find_last(const char *text, char wanted) {
    const char *last = text + strlen(text);
    for (const char *p = text; *p != '\0'; p++) {
        if (*p == wanted) {
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
    char wanted = first[0];
    text[strcspn(text, "\n")] = '\0';
    printf("%d\n", (int)(find_last(text, wanted) - text));
    return 0;
}
