// Counts only the first line
#include <cctype>
#include <iostream>
#include <map>
#include <sstream>
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

    std::string line;
    std::getline(std::cin, line);
    std::istringstream words(line);
    while (words >> word) {
        counts[lower_case(word)]++;
    }

    for (const auto &[text, count] : counts) {
        std::cout << text << ": " << count << '\n';
    }
    std::cout << "different: " << counts.size() << '\n';
    return 0;
}
