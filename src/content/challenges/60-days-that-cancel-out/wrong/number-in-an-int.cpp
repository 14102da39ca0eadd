// Keeps the number of stretches in an int
#include <iostream>
#include <unordered_map>

int main() {
    int n = 0;
    long long target = 0;
    std::cin >> n >> target;
    std::unordered_map<long long, int> seen{{0, 1}};
    long long balance = 0;
    int found = 0;
    while (n-- > 0) {
        long long change = 0;
        std::cin >> change;
        balance += change;
        found += seen[balance - target];
        ++seen[balance];
    }
    std::cout << found << '\n';
    return 0;
}
