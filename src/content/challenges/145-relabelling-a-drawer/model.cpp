#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

int main() {
    long long scrape = 0;
    long long glue = 0;
    long long replace = 0;
    std::string oldWord;
    std::string newWord;
    std::cin >> scrape >> glue >> replace >> oldWord >> newWord;
    const std::size_t length = newWord.size();
    // What it takes to make each beginning of the new word from nothing, then from more and more of the old one.
    std::vector<long long> row(length + 1, 0);
    for (std::size_t place = 1; place <= length; ++place) row[place] = row[place - 1] + glue;
    for (const char letter : oldWord) {
        const std::vector<long long> above = row;
        row[0] = above[0] + scrape;
        for (std::size_t place = 1; place <= length; ++place) {
            const long long both = above[place - 1] + (letter == newWord[place - 1] ? 0 : replace);
            row[place] = std::min({above[place] + scrape, row[place - 1] + glue, both});
        }
    }
    std::cout << row[length] << '\n';
    return 0;
}
