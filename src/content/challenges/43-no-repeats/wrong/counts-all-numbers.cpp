// Counts all numbers instead of the kept ones
#include <iostream>
#include <unordered_set>
#include <vector>

int main() {
    std::unordered_set<int> seen;
    std::vector<int> kept;
    int number;
    int count = 0;

    while (std::cin >> number) {
        count++;
        if (seen.insert(number).second) {
            kept.push_back(number);
        }
    }

    std::cout << "kept " << count << ':';
    for (int value : kept) {
        std::cout << ' ' << value;
    }
    std::cout << '\n';
    return 0;
}
