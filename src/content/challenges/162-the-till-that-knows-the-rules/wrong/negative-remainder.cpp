// Prints a negative result as a negative remainder
#include <cctype>
#include <iostream>
#include <string>
#include <vector>

static const long long modulus = 1000000007;
static std::vector<long long> numbers;
static std::string waiting;

static int binding(char one) { return one == '(' ? 0 : one == '*' ? 2 : one == '~' ? 3 : 1; }

static void doLast() {
    const char operation = waiting.back();
    waiting.pop_back();
    const long long right = numbers.back();
    if (operation == '~') {
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

int main() {
    std::string line;
    std::getline(std::cin, line);
    bool expectsNumber = true;
    bool isInNumber = false;
    for (const char token : line) {
        if (std::isdigit(static_cast<unsigned char>(token))) {
            if (!isInNumber) numbers.push_back(0);
            numbers.back() = numbers.back() * 10 + (token - '0');
            isInNumber = true;
            expectsNumber = false;
            continue;
        }
        isInNumber = false;
        if (token == '(') waiting += '(';
        if (token == ')') {
            while (waiting.back() != '(') doLast();
            waiting.pop_back();
        }
        if (token != '+' && token != '-' && token != '*') continue;
        if (expectsNumber) {
            waiting += '~';
            continue;
        }
        while (!waiting.empty() && binding(waiting.back()) >= binding(token)) doLast();
        waiting += token;
        expectsNumber = true;
    }
    while (!waiting.empty()) doLast();
    std::cout << numbers.back() % modulus << '\n';
    return 0;
}
