// Compares tile by tile for each length: right, and too slow for a row of equal tiles with another at its end
#include <cstddef>
#include <iostream>
#include <string>

int main() {
    std::string row;
    std::cin >> row;
    const std::size_t n = row.size();
    for (std::size_t length = 1; length <= n; ++length) {
        bool fits = true;
        for (std::size_t place = length; place < n && fits; ++place) fits = row[place] == row[place - length];
        if (fits) {
            std::cout << length << ' ' << n / length << ' ' << n % length << '\n';
            return 0;
        }
    }
    return 0;
}
