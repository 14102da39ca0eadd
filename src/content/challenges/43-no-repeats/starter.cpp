#include <iostream>
#include <vector>

int main() {
    std::vector<int> kept;
    int number;

    while (std::cin >> number) {
        // Keep the number only if it is new.
        kept.push_back(number);
    }

    std::cout << "kept " << kept.size() << ':';
    for (int value : kept) {
        std::cout << ' ' << value;
    }
    std::cout << '\n';
    return 0;
}
