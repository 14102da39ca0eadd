// For each place, how far the row from there agrees with its beginning
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string row;
    std::cin >> row;
    const std::size_t n = row.size();
    std::vector<std::size_t> agrees(n, 0);
    std::size_t left = 0;
    std::size_t right = 0;
    std::size_t pattern = n;
    for (std::size_t place = 1; place < n; ++place) {
        if (place < right) agrees[place] = std::min(right - place, agrees[place - left]);
        while (place + agrees[place] < n && row[agrees[place]] == row[place + agrees[place]]) ++agrees[place];
        if (place + agrees[place] > right) {
            left = place;
            right = place + agrees[place];
        }
        if (place + agrees[place] == n) {
            pattern = place;
            break;
        }
    }
    std::cout << pattern << ' ' << n / pattern << ' ' << n % pattern << '\n';
    return 0;
}
