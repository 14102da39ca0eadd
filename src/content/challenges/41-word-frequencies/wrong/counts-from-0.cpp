// Does not count the first time that a word comes
#include <cctype>
#include <iostream>
#include <map>
#include <string>

std::string lower_case(std::string word) {
    for (char &letter : word) {
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return word;
}

int main() {
    std::map<std::string, int> counts;
    std::string word;

    while (std::cin >> word) {
        const bool fresh = counts.emplace(lower_case(word), 0).second;
        counts[lower_case(word)] += fresh ? 0 : 1;
    }

    for (const auto &[text, count] : counts) {
        std::cout << text << ": " << count << '\n';
    }
    std::cout << "different: " << counts.size() << '\n';
    return 0;
}
