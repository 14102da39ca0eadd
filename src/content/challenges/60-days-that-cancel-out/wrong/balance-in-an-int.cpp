// Keeps the balance in an int
#include <iostream>
#include <unordered_map>

int main() {
    int n = 0;
    int target = 0;
    std::cin >> n >> target;
    std::unordered_map<int, int> seen{{0, 1}};
    int balance = 0;
    long long found = 0;
    while (n-- > 0) {
        int change = 0;
        std::cin >> change;
        balance += change;
        found += seen[balance - target];
        ++seen[balance];
    }
    std::cout << found << '\n';
    return 0;
}
