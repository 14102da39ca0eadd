// Looks at the balances before the bundle alone, not after its first bookings
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Booking {
    std::string from;
    std::string to;
    long long amount;
};

int main() {
    int n = 0;
    std::cin >> n;
    std::map<std::string, long long> accounts;
    while (n-- > 0) {
        std::string name;
        std::cin >> name;
        std::cin >> accounts[name];
    }
    std::size_t count = 0;
    while (std::cin >> count) {
        std::vector<Booking> bundle(count);
        std::string failed;
        for (auto& [from, to, amount] : bundle) {
            std::cin >> from >> to >> amount;
            if (!failed.empty()) continue;
            if (accounts.count(from) == 0) failed = "no account " + from;
            else if (accounts.count(to) == 0) failed = "no account " + to;
            else if (from == to) failed = from + " to itself";
            else if (accounts[from] < amount) failed = from + " holds only " + std::to_string(accounts[from]);
        }
        if (failed.empty())
            for (const auto& [from, to, amount] : bundle) {
                accounts[from] -= amount;
                accounts[to] += amount;
            }
        std::cout << (failed.empty() ? "done" : failed) << '\n';
    }
    for (const auto& [name, balance] : accounts) std::cout << name << ' ' << balance << '\n';
    return 0;
}
