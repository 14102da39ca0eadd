// Throws out every number that comes more than once
#include <iostream>
#include <map>
#include <vector>

int main() {
    std::map<int, int> counts;
    std::vector<int> numbers;
    std::vector<int> kept;
    int number;

    while (std::cin >> number) {
        numbers.push_back(number);
        counts[number]++;
    }
    for (int value : numbers) {
        if (counts[value] == 1) {
            kept.push_back(value);
        }
    }

    std::cout << "kept " << kept.size() << ':';
    for (int value : kept) {
        std::cout << ' ' << value;
    }
    std::cout << '\n';
    return 0;
}
