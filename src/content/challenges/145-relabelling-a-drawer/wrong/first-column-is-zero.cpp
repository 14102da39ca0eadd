// Begins each row with 0, as if scraping the first letters off were free
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    long long scrape = 0;
    long long glue = 0;
    long long replace = 0;
    std::string from;
    std::string to;
    std::cin >> scrape >> glue >> replace >> from >> to;
    std::vector<long long> row(to.size() + 1, 0);
    for (std::size_t j = 1; j <= to.size(); ++j) row[j] = row[j - 1] + glue;
    for (const char letter : from) {
        const std::vector<long long> above = row;
        row[0] = 0;
        for (std::size_t j = 1; j <= to.size(); ++j)
            row[j] = std::min(
                {above[j] + scrape, row[j - 1] + glue, above[j - 1] + (letter == to[j - 1] ? 0 : replace)});
    }
    std::cout << row[to.size()] << '\n';
    return 0;
}
