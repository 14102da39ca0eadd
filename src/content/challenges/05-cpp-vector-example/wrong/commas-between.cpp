// puts commas between the numbers
#include <iostream>
#include <vector>

int main() {
    std::vector<int> numbers = {1, 2, 3, 4, 5};
    for (auto it = numbers.rbegin(); it != numbers.rend(); ++it) {
        std::cout << (it == numbers.rbegin() ? "" : ", ") << *it;
    }
    std::cout << std::endl;
    return 0;
}
