// Prints the number of all words instead of the different ones
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
    int total = 0;

    while (std::cin >> word) {
        counts[lower_case(word)]++;
        total++;
    }

    for (const auto &[text, count] : counts) {
        std::cout << text << ": " << count << '\n';
    }
    std::cout << "different: " << total << '\n';
    return 0;
}
