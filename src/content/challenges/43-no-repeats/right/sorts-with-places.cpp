// Sorts the numbers with their places, keeps the first of each, and sorts those by place
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::vector<std::pair<int, int>> numbers;
    for (int number; std::cin >> number;) {
        numbers.emplace_back(number, static_cast<int>(numbers.size()));
    }
    std::sort(numbers.begin(), numbers.end());
    const auto same = [](const auto &a, const auto &b) { return a.first == b.first; };
    numbers.erase(std::unique(numbers.begin(), numbers.end(), same), numbers.end());
    std::sort(numbers.begin(), numbers.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    std::cout << "kept " << numbers.size() << ':';
    for (const auto &[number, place] : numbers) {
        std::cout << ' ' << number;
    }
    std::cout << '\n';
    return 0;
}
