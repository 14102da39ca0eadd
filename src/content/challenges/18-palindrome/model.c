#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static bool is_palindrome(const char *text) {
    int left = 0;
    int right = (int)strlen(text) - 1;
    while (left < right) {
        unsigned char a = (unsigned char)text[left];
        unsigned char b = (unsigned char)text[right];
        if (!isalnum(a)) {
            left++;
        } else if (!isalnum(b)) {
            right--;
        } else if (tolower(a) != tolower(b)) {
            return false;
        } else {
            left++;
            right--;
        }
    }
    return true;
}

int main(void) {
    char line[256] = "";
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }

    printf(is_palindrome(line) ? "yes\n" : "no\n");
    return 0;
}
