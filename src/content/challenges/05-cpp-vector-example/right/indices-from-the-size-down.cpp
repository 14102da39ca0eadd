// Counts from the size down to 1, and uses the index one below
#include <iostream>
#include <vector>

int main() {
    const std::vector<int> numbers{1, 2, 3, 4, 5};
    for (std::size_t i = numbers.size(); i > 0; --i) {
        if (i < numbers.size()) std::cout << ' ';
        std::cout << numbers[i - 1];
    }
    std::cout << '\n';
    return 0;
}
