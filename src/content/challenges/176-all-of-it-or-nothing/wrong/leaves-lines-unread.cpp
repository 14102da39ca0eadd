// Reads while it books, and leaves the lines behind the one that fails for the next bundle
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
        try {
            while (count-- > 0) {
                std::string from;
                std::string to;
                long long amount = 0;
                std::cin >> from >> to >> amount;
                if (copy.count(from) == 0) throw std::runtime_error("no account " + from);
                if (copy.count(to) == 0) throw std::runtime_error("no account " + to);
                if (from == to) throw std::runtime_error(from + " to itself");
                if (copy[from] < amount) throw std::runtime_error(from + " holds only " + std::to_string(copy[from]));
                copy[from] -= amount;
                copy[to] += amount;
            }
            accounts.swap(copy);
            std::cout << "done\n";
        } catch (const std::runtime_error& error) {
            std::cout << error.what() << '\n';
        }
    }
    for (const auto& [name, balance] : accounts) std::cout << name << ' ' << balance << '\n';
    return 0;
}
