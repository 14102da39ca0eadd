// Keeps a number when it comes again, not when it comes first
#include <iostream>
#include <unordered_set>
#include <vector>

int main() {
    std::unordered_set<int> seen;
    std::vector<int> kept;
    int number;

    while (std::cin >> number) {
        if (!seen.insert(number).second) {
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
