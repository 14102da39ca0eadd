#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string row;
    std::cin >> row;
    std::vector<std::size_t> longest(row.size(), 0);
    for (std::size_t place = 1; place < row.size(); ++place) {
        std::size_t length = longest[place - 1];
        while (length > 0 && row[length] != row[place]) length = longest[length - 1];
        longest[place] = row[length] == row[place] ? length + 1 : 0;
    }
    const std::size_t pattern = row.size() - longest.back();
    std::cout << pattern << ' ' << row.size() / pattern << ' ' << row.size() % pattern << '\n';
    return 0;
}
