// Goes on after a failure, and prints the last one
#include <iostream>
#include <map>
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
            if (copy.count(from) == 0) {
                failed = "no account " + from;
            } else if (copy.count(to) == 0) {
                failed = "no account " + to;
            } else if (from == to) {
                failed = from + " to itself";
            } else if (copy[from] < amount) {
                failed = from + " holds only " + std::to_string(copy[from]);
            } else {
                copy[from] -= amount;
                copy[to] += amount;
            }
        }
        if (failed.empty()) accounts.swap(copy);
        std::cout << (failed.empty() ? "done" : failed) << '\n';
    }
    for (const auto& [name, balance] : accounts) std::cout << name << ' ' << balance << '\n';
    return 0;
}
