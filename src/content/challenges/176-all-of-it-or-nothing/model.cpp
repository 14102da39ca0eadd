#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct Booking {
    std::string from;
    std::string to;
    long long amount;
};

class Bank {
public:
    using Accounts = std::map<std::string, long long>;

    void open(const std::string& name, long long balance) { accounts[name] = balance; }

    /** Does all bookings; throws std::runtime_error and does none if one fails. */
    void book(const std::vector<Booking>& bundle) {
        Accounts copy = accounts;
        for (const auto& [from, to, amount] : bundle) {
            long long& giver = find(copy, from);
            long long& taker = find(copy, to);
            if (from == to) throw std::runtime_error(from + " to itself");
            if (giver < amount) throw std::runtime_error(from + " holds only " + std::to_string(giver));
            giver -= amount;
            taker += amount;
        }
        accounts.swap(copy);
    }

    const Accounts& all() const { return accounts; }

private:
    Accounts accounts;

    static long long& find(Accounts& accounts, const std::string& name) {
        const auto found = accounts.find(name);
        if (found == accounts.end()) throw std::runtime_error("no account " + name);
        return found->second;
    }
};

int main() {
    int n;
    std::cin >> n;
    Bank bank;
    while (n-- > 0) {
        std::string name;
        long long balance;
        std::cin >> name >> balance;
        bank.open(name, balance);
    }
    std::size_t count;
    while (std::cin >> count) {
        std::vector<Booking> bundle(count);
        for (auto& [from, to, amount] : bundle) std::cin >> from >> to >> amount;
        try {
            bank.book(bundle);
            std::cout << "done\n";
        } catch (const std::runtime_error& error) {
            std::cout << error.what() << '\n';
        }
    }
    for (const auto& [name, balance] : bank.all()) std::cout << name << ' ' << balance << '\n';
    return 0;
}
