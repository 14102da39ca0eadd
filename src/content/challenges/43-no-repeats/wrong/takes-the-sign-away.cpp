// Takes a number and its negative for the same
#include <iostream>
#include <cstdlib>
#include <unordered_set>
#include <vector>

int main() {
    std::unordered_set<int> seen;
    std::vector<int> kept;
    int number;

    while (std::cin >> number) {
        if (seen.insert(std::abs(number)).second) {
            kept.push_back(number);
        }
    }

    std::cout << "kept " << kept.size() << ':';
    for (int value : kept) {
        std::cout << ' ' << value;
    }
    std::cout << '\n';
    return 0;
}
