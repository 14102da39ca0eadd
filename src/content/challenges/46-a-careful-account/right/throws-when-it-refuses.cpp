// Throws an exception where it refuses, and catches it in one place
#include <cstdio>
#include <iostream>
#include <string>

struct Refused {};

class Account {
public:
    void deposit(long long cents) {
        require(cents > 0);
        balance_ += cents;
    }

    void withdraw(long long cents) {
        require(cents > 0 && cents <= balance_);
        balance_ -= cents;
    }

    long long balance() const { return balance_; }

private:
    static void require(bool allowed) {
        if (!allowed) {
            throw Refused();
        }
    }

    long long balance_ = 0;
};

int main() {
    Account account;
    std::string command;
    long long cents;
    while (std::cin >> command) {
        if (command == "balance") {
            std::printf("%lld.%02lld\n", account.balance() / 100, account.balance() % 100);
            continue;
        }
        std::cin >> cents;
        try {
            command == "deposit" ? account.deposit(cents) : account.withdraw(cents);
        } catch (const Refused &) {
            std::printf("refused\n");
        }
    }
    return 0;
}
