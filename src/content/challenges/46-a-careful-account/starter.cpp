#include <iostream>
#include <string>

class Account {
public:
    // Returns false, and changes nothing, when it must refuse.
    bool deposit(long long cents) {
        balance_ += cents;
        return true;
    }

    // Write withdraw in the same way, with its own rules.

    long long balance() const { return balance_; }

private:
    long long balance_ = 0;
};

int main() {
    Account account;
    std::string command;
    long long cents;

    while (std::cin >> command) {
        if (command == "deposit" && std::cin >> cents) {
            account.deposit(cents);
        } else if (command == "balance") {
            std::cout << account.balance() << '\n';
        }
    }
    return 0;
}
