// Keeps the changes of a bundle in a map of their own, and adds them at the end
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <vector>

using Balances = std::map<std::string, long long>;

static std::optional<std::string> failure(const Balances& accounts, Balances& changes, const std::string& from,
                                          const std::string& to, long long amount) {
    for (const std::string& name : {from, to})
        if (accounts.count(name) == 0) return "no account " + name;
    if (from == to) return from + " to itself";
    const long long held = accounts.at(from) + changes[from];
    if (held < amount) return from + " holds only " + std::to_string(held);
    changes[from] -= amount;
    changes[to] += amount;
    return std::nullopt;
}

int main() {
    int n = 0;
    std::cin >> n;
    Balances accounts;
    while (n-- > 0) {
        std::string name;
        std::cin >> name;
        std::cin >> accounts[name];
    }
    int count = 0;
    while (std::cin >> count) {
        Balances changes;
        std::optional<std::string> failed;
        while (count-- > 0) {
            std::string from;
            std::string to;
            long long amount = 0;
            std::cin >> from >> to >> amount;
            if (!failed) failed = failure(accounts, changes, from, to, amount);
        }
        if (!failed)
            for (const auto& [name, change] : changes) accounts[name] += change;
        std::cout << failed.value_or("done") << '\n';
    }
    for (const auto& [name, balance] : accounts) std::cout << name << ' ' << balance << '\n';
    return 0;
}
