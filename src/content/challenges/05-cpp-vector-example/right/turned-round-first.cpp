// Turns the vector round, and goes through it from the front
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::vector<int> numbers = {1, 2, 3, 4, 5};
    std::reverse(numbers.begin(), numbers.end());
    for (const int number : numbers) {
        std::cout << number << " ";
    }
    std::cout << std::endl;
    return 0;
}
