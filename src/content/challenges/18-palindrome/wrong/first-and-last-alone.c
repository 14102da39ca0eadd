// compares the first and the last character alone
#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }

    int left = 0;
    int right = (int)strlen(line) - 1;
    while (left < right && !isalnum((unsigned char)line[left])) {
        left++;
    }
    while (left < right && !isalnum((unsigned char)line[right])) {
        right--;
    }
    printf(tolower((unsigned char)line[left]) == tolower((unsigned char)line[right]) ? "yes\n" : "no\n");
    return 0;
}
