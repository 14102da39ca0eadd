// Prints the words in the order of their first appearance
#include <cctype>
#include <iostream>
#include <map>
#include <string>
#include <vector>

std::string lower_case(std::string word) {
    for (char &letter : word) {
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return word;
}

int main() {
    std::map<std::string, int> counts;
    std::vector<std::string> order;
    std::string word;

    while (std::cin >> word) {
        if (counts[lower_case(word)]++ == 0) {
            order.push_back(lower_case(word));
        }
    }

    for (const std::string &text : order) {
        std::cout << text << ": " << counts[text] << '\n';
    }
    std::cout << "different: " << counts.size() << '\n';
    return 0;
}
