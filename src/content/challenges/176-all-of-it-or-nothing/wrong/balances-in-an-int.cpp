// Keeps balances in an int
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct Booking {
    std::string from;
    std::string to;
    int amount;
};

int main() {
    int n = 0;
    std::cin >> n;
    std::map<std::string, int> accounts;
    while (n-- > 0) {
        std::string name;
        std::cin >> name;
        std::cin >> accounts[name];
    }
    std::size_t count = 0;
    while (std::cin >> count) {
        std::vector<Booking> bundle(count);
        for (auto& [from, to, amount] : bundle) std::cin >> from >> to >> amount;
        auto copy = accounts;
        try {
            for (const auto& [from, to, amount] : bundle) {
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
