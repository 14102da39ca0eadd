#include <cctype>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

class Till {
public:
    long long result(const std::string& line) {
        bool expectsNumber = true;
        for (std::size_t at = 0; at < line.size(); ++at) {
            const char token = line[at];
            if (isDigit(token)) {
                long long number = 0;
                for (; at < line.size() && isDigit(line[at]); ++at) number = number * 10 + (line[at] - '0');
                --at;
                numbers.push_back(number);
                expectsNumber = false;
            } else if (token == '(') {
                waiting.push_back(token);
            } else if (token == ')') {
                while (waiting.back() != '(') doLast();
                waiting.pop_back();
            } else if (token == '+' || token == '-' || token == '*') {
                if (expectsNumber) {
                    waiting.push_back(sign);
                    continue;
                }
                while (!waiting.empty() && binding(waiting.back()) >= binding(token)) doLast();
                waiting.push_back(token);
                expectsNumber = true;
            }
        }
        while (!waiting.empty()) doLast();
        return (numbers.back() % modulus + modulus) % modulus;
    }

private:
    static constexpr long long modulus = 1000000007;
    static constexpr char sign = '~';
    std::vector<long long> numbers;
    std::vector<char> waiting;

    static bool isDigit(char letter) { return std::isdigit(static_cast<unsigned char>(letter)) != 0; }

    /** How tightly an operator binds. */
    static int binding(char one) {
        switch (one) {
            case '(': return 0;
            case '*': return 2;
            case sign: return 3;
            default: return 1;
        }
    }

    void doLast() {
        const char operation = waiting.back();
        waiting.pop_back();
        const long long right = numbers.back();
        if (operation == sign) {
            numbers.back() = -right;
            return;
        }
        numbers.pop_back();
        long long& left = numbers.back();
        if (operation == '+') left += right;
        else if (operation == '-') left -= right;
        else left *= right;
        left %= modulus;
    }
};

int main() {
    std::string line;
    std::getline(std::cin, line);
    std::cout << Till().result(line) << '\n';
    return 0;
}
