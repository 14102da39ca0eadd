// Only leaves out numbers equal to the one before
#include <iostream>
#include <vector>

int main() {
    std::vector<int> kept;
    int number;

    while (std::cin >> number) {
        if (kept.empty() || kept.back() != number) {
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
