// counts the places from 1
#include <stdio.h>
#include <string.h>

int main(void) {
    char first[8];
    char text[256];
    if (fgets(first, sizeof first, stdin) == NULL || fgets(text, sizeof text, stdin) == NULL) {
        return 1;
    }
    char wanted = first[0];
    const char *found = strrchr(text, wanted);
    printf("%d\n", found == NULL ? -1 : (int)(found - text) + 1);
    return 0;
}
