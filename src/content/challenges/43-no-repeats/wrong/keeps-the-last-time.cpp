// Keeps each number the last time that it comes
#include <iostream>
#include <algorithm>
#include <unordered_set>
#include <vector>

int main() {
    std::unordered_set<int> seen;
    std::vector<int> kept;
    int number;

    while (std::cin >> number) {
        if (seen.insert(number).second) {
            kept.push_back(number);
        } else {
            kept.erase(std::find(kept.begin(), kept.end(), number));
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
