// Prints nothing for a line without words
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;

    while (std::getline(std::cin, line)) {
        std::istringstream stream(line);
        std::vector<std::string> words;
        std::string word;

        while (stream >> word) {
            words.push_back(word);
        }
        if (words.empty()) {
            continue;
        }
        std::reverse(words.begin(), words.end());

        for (std::size_t i = 0; i < words.size(); i++) {
            std::cout << (i == 0 ? "" : " ") << words[i];
        }
        std::cout << '\n';
    }
    return 0;
}
