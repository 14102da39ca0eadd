// Asks for an account with operator[], and so opens one for each unknown name
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>

int main() {
    int n = 0;
    std::cin >> n;
    std::map<std::string, long long> accounts;
    while (n-- > 0) {
        std::string name;
        std::cin >> name;
        std::cin >> accounts[name];
    }
    int count = 0;
    while (std::cin >> count) {
        auto copy = accounts;
        std::string failed;
        while (count-- > 0) {
            std::string from;
            std::string to;
            long long amount = 0;
            std::cin >> from >> to >> amount;
            if (!failed.empty()) continue;
            if (from == to) failed = from + " to itself";
            else if (copy[from] < amount) failed = from + " holds only " + std::to_string(copy[from]);
            copy[from] -= amount;
            copy[to] += amount;
        }
        if (failed.empty()) accounts.swap(copy);
        std::cout << (failed.empty() ? "done" : failed) << '\n';
    }
    for (const auto& [name, balance] : accounts) std::cout << name << ' ' << balance << '\n';
    return 0;
}
