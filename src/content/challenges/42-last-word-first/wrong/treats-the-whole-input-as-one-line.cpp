// Treats the whole input as one line
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::vector<std::string> words;
    std::string word;

    while (std::cin >> word) {
        words.push_back(word);
    }
    std::reverse(words.begin(), words.end());

    for (std::size_t i = 0; i < words.size(); i++) {
        std::cout << (i == 0 ? "" : " ") << words[i];
    }
    std::cout << '\n';
    return 0;
}
