// Keeps the numbers as they come, and brings them into lowest terms when they are printed
#include <iostream>
#include <numeric>

struct Fraction {
    long long top;
    long long bottom;
};

Fraction operator+(Fraction a, Fraction b) { return {a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom}; }
Fraction operator-(Fraction a, Fraction b) { return {a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom}; }
Fraction operator*(Fraction a, Fraction b) { return {a.top * b.top, a.bottom * b.bottom}; }
Fraction operator/(Fraction a, Fraction b) { return {a.top * b.bottom, a.bottom * b.top}; }

std::ostream &operator<<(std::ostream &out, Fraction fraction) {
    if (fraction.bottom == 0) {
        return out << "undefined";
    }

    long long divisor = std::gcd(fraction.top, fraction.bottom);
    long long sign = fraction.bottom < 0 ? -1 : 1;
    long long bottom = sign * fraction.bottom / divisor;

    out << sign * fraction.top / divisor;
    return bottom == 1 ? out : out << '/' << bottom;
}

int main() {
    Fraction left{};
    Fraction right{};
    char slash;
    char operation;

    while (std::cin >> left.top >> slash >> left.bottom >> operation >> right.top >> slash >> right.bottom) {
        Fraction result = left / right;

        if (operation == '+') {
            result = left + right;
        } else if (operation == '-') {
            result = left - right;
        } else if (operation == '*') {
            result = left * right;
        }
        std::cout << result << '\n';
    }
    return 0;
}
