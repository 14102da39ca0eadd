// Looks for each old letter in the rest of the new word, and keeps it at the first place where it occurs
#include <algorithm>
#include <iostream>
#include <string>

int main() {
    long long scrape = 0;
    long long glue = 0;
    long long replace = 0;
    std::string from;
    std::string to;
    std::cin >> scrape >> glue >> replace >> from >> to;
    const auto rebuilt = [&](std::size_t letters, std::size_t wanted) {
        const std::size_t both = std::min(letters, wanted);
        return static_cast<long long>(both) * std::min(replace, scrape + glue) +
               static_cast<long long>(letters - both) * scrape + static_cast<long long>(wanted - both) * glue;
    };
    long long cost = 0;
    std::size_t next = 0;
    std::size_t pending = 0;
    for (const char letter : from) {
        const std::size_t found = to.find(letter, next);
        if (found == std::string::npos) {
            ++pending;
            continue;
        }
        cost += rebuilt(pending, found - next);
        pending = 0;
        next = found + 1;
    }
    std::cout << cost + rebuilt(pending, to.size() - next) << '\n';
    return 0;
}
