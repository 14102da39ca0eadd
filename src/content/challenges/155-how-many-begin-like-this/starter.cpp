#include <iostream>
#include <string>

int main() {
    int q = 0;
    std::cin >> q;
    while (q-- > 0) {
        std::string entry;
        std::string word;
        std::cin >> entry >> word;
    }
    // Print the sum of the answers, the largest one, and the drops that found their article.
    return 0;
}
