// Gives the balance as text, with its zeros put in front by hand
#include <cstdint>
#include <iostream>
#include <string>

class Account {
public:
    bool change(std::int64_t cents) {
        if (balance_ + cents < 0) {
            return false;
        }
        balance_ += cents;
        return true;
    }

    std::string shown() const {
        std::string digits = std::to_string(balance_);
        while (digits.size() < 3) {
            digits.insert(0, "0");
        }
        return digits.insert(digits.size() - 2, ".");
    }

private:
    std::int64_t balance_ = 0;
};

int main() {
    Account account;
    for (std::string command; std::cin >> command;) {
        if (command == "balance") {
            std::cout << account.shown() << '\n';
            continue;
        }
        std::int64_t cents = 0;
        std::cin >> cents;
        if (cents <= 0 || !account.change(command == "deposit" ? cents : -cents)) {
            std::cout << "refused\n";
        }
    }
    return 0;
}
