// Prints the set, which is sorted
#include <iostream>
#include <set>

int main() {
    std::set<int> kept;
    int number;

    while (std::cin >> number) {
        kept.insert(number);
    }

    std::cout << "kept " << kept.size() << ':';
    for (int value : kept) {
        std::cout << ' ' << value;
    }
    std::cout << '\n';
    return 0;
}
