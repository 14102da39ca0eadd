// Keeps the first place of each number in a map, and prints where a number is at its first place
#include <iostream>
#include <map>
#include <vector>

int main() {
    std::vector<int> numbers;
    std::map<int, std::size_t> first;
    int number;
    while (std::cin >> number) {
        first.emplace(number, numbers.size());
        numbers.push_back(number);
    }
    std::cout << "kept " << first.size() << ':';
    for (std::size_t i = 0; i < numbers.size(); i++) {
        if (first[numbers[i]] == i) {
            std::cout << ' ' << numbers[i];
        }
    }
    std::cout << std::endl;
    return 0;
}
