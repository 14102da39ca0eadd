// Puts only the first letter into lower case
#include <cctype>
#include <iostream>
#include <map>
#include <string>

std::string lower_case(std::string word) {
    word[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(word[0])));
    return word;
}

int main() {
    std::map<std::string, int> counts;
    std::string word;

    while (std::cin >> word) {
        counts[lower_case(word)]++;
    }

    for (const auto &[text, count] : counts) {
        std::cout << text << ": " << count << '\n';
    }
    std::cout << "different: " << counts.size() << '\n';
    return 0;
}
