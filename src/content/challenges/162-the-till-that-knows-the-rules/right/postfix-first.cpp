// Writes the calculation with its operators behind their sides, then works that off
#include <cctype>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    const long long modulus = 1000000007;
    std::string line;
    std::getline(std::cin, line);
    // An operator, or 'n' and a number.
    std::vector<std::pair<char, long long>> postfix;
    std::string waiting;
    const auto rank = [](char one) { return one == '(' ? 0 : one == '*' ? 2 : one == 's' ? 3 : 1; };
    const auto until = [&](int lowest) {
        for (; !waiting.empty() && waiting.back() != '(' && rank(waiting.back()) >= lowest; waiting.pop_back())
            postfix.push_back({waiting.back(), 0});
    };
    bool isOpen = true;
    for (std::size_t at = 0; at < line.size();) {
        const char letter = line[at];
        if (std::isdigit(static_cast<unsigned char>(letter))) {
            std::size_t length = 0;
            postfix.push_back({'n', std::stoll(line.substr(at, 12), &length)});
            at += length;
            isOpen = false;
            continue;
        }
        ++at;
        if (letter == '(') waiting += '(';
        if (letter == ')') {
            until(1);
            waiting.pop_back();
        }
        if (letter != '+' && letter != '-' && letter != '*') continue;
        if (isOpen) {
            waiting += 's';
            continue;
        }
        until(rank(letter));
        waiting += letter;
        isOpen = true;
    }
    until(1);
    std::vector<long long> values;
    for (const auto& [operation, number] : postfix) {
        if (operation == 'n') {
            values.push_back(number % modulus);
            continue;
        }
        const long long right = values.back();
        if (operation == 's') {
            values.back() = (modulus - right) % modulus;
            continue;
        }
        values.pop_back();
        long long& left = values.back();
        if (operation == '+') left = (left + right) % modulus;
        if (operation == '-') left = (left - right + modulus) % modulus;
        if (operation == '*') left = left * right % modulus;
    }
    std::cout << values.back() << '\n';
    return 0;
}
