// Pays out what is there when more is asked for
#include <iomanip>
#include <iostream>
#include <string>

class Account {
public:
    // Each of these returns false, and changes nothing, when it must refuse.
    bool deposit(long long cents) {
        if (cents <= 0) {
            return false;
        }
        balance_ += cents;
        return true;
    }

    bool withdraw(long long cents) {
        if (cents <= 0) {
            return false;
        }
        balance_ -= cents < balance_ ? cents : balance_;
        return true;
    }

    long long balance() const { return balance_; }

private:
    long long balance_ = 0;
};

int main() {
    Account account;
    std::string command;
    long long cents;

    while (std::cin >> command) {
        bool done = true;

        if (command == "deposit" && std::cin >> cents) {
            done = account.deposit(cents);
        } else if (command == "withdraw" && std::cin >> cents) {
            done = account.withdraw(cents);
        } else if (command == "balance") {
            std::cout << account.balance() / 100 << '.' << std::setw(2) << std::setfill('0')
                      << account.balance() % 100 << '\n';
        }

        if (!done) {
            std::cout << "refused\n";
        }
    }
    return 0;
}
