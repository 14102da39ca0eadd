#include <iostream>
#include <unordered_map>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    long long target = 0;
    std::cin >> n >> target;
    std::unordered_map<long long, int> seen{{0, 1}};
    long long balance = 0;
    long long found = 0;
    while (n-- > 0) {
        long long change = 0;
        std::cin >> change;
        balance += change;
        const auto before = seen.find(balance - target);
        if (before != seen.end()) found += before->second;
        ++seen[balance];
    }
    std::cout << found << '\n';
    return 0;
}
