// Turns the order of the lines round as well
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;
    std::string all;

    while (std::getline(std::cin, line)) {
        std::istringstream stream(line);
        std::vector<std::string> words;
        std::string word;

        while (stream >> word) {
            words.push_back(word);
        }
        std::reverse(words.begin(), words.end());

        std::string turned;
        for (std::size_t i = 0; i < words.size(); i++) {
            turned += (i == 0 ? "" : " ") + words[i];
        }
        all = turned + '\n' + all;
    }
    std::cout << all;
    return 0;
}
