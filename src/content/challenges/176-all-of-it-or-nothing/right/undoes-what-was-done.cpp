// Books on the accounts themselves, and a guard undoes the bookings unless it is told not to
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

using Accounts = std::map<std::string, long long>;

class Undo {
public:
    ~Undo() {
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            *step->to -= step->amount;
            *step->from += step->amount;
        }
    }
    void move(long long& from, long long& to, long long amount) {
        steps.push_back({&from, &to, amount});
        from -= amount;
        to += amount;
    }
    void dismiss() { steps.clear(); }

private:
    struct Step {
        long long* from;
        long long* to;
        long long amount;
    };
    std::vector<Step> steps;
};

struct Failure : std::exception {
    explicit Failure(std::string words) : words(std::move(words)) {}
    const char* what() const noexcept override { return words.c_str(); }
    std::string words;
};

int main() {
    int n = 0;
    std::cin >> n;
    Accounts accounts;
    std::string from;
    std::string to;
    long long amount = 0;
    for (int at = 0; at < n; ++at) {
        std::cin >> from >> amount;
        accounts.emplace(from, amount);
    }
    int count = 0;
    while (std::cin >> count) {
        std::string failed;
        try {
            Undo undo;
            for (; count > 0; --count) {
                std::cin >> from >> to >> amount;
                if (accounts.count(from) == 0) throw Failure("no account " + from);
                if (accounts.count(to) == 0) throw Failure("no account " + to);
                if (from == to) throw Failure(from + " to itself");
                long long& giver = accounts.at(from);
                if (giver < amount) throw Failure(from + " holds only " + std::to_string(giver));
                undo.move(giver, accounts.at(to), amount);
            }
            undo.dismiss();
            std::cout << "done\n";
        } catch (const Failure& failure) {
            std::cout << failure.what() << '\n';
            while (--count > 0) std::cin >> from >> to >> amount;
        }
    }
    for (const auto& account : accounts) std::cout << account.first << ' ' << account.second << '\n';
    return 0;
}
