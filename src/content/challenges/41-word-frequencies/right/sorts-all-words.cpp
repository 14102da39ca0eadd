// Sorts all words, so that equal ones stand side by side
#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::vector<std::string> words;
    for (std::string word; std::cin >> word;) {
        std::transform(word.begin(), word.end(), word.begin(),
                       [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
        words.push_back(word);
    }
    std::sort(words.begin(), words.end());
    int different = 0;
    for (auto first = words.begin(); first != words.end(); different++) {
        const auto end = std::upper_bound(first, words.end(), *first);
        std::cout << *first << ": " << end - first << '\n';
        first = end;
    }
    std::cout << "different: " << different << '\n';
    return 0;
}
