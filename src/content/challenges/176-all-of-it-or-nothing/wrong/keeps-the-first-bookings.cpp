// Leaves the bookings before the one that fails as done
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
        std::string failed;
        while (count-- > 0) {
            std::string from;
            std::string to;
            long long amount = 0;
            std::cin >> from >> to >> amount;
            if (!failed.empty()) continue;
            try {
                if (accounts.count(from) == 0) throw std::runtime_error("no account " + from);
                if (accounts.count(to) == 0) throw std::runtime_error("no account " + to);
                if (from == to) throw std::runtime_error(from + " to itself");
                if (accounts[from] < amount)
                    throw std::runtime_error(from + " holds only " + std::to_string(accounts[from]));
                accounts[from] -= amount;
                accounts[to] += amount;
            } catch (const std::runtime_error& error) {
                failed = error.what();
            }
        }
        std::cout << (failed.empty() ? "done" : failed) << '\n';
    }
    for (const auto& [name, balance] : accounts) std::cout << name << ' ' << balance << '\n';
    return 0;
}
