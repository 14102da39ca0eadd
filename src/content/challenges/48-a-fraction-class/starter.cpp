#include <iostream>

class Fraction {
public:
    Fraction(long long numerator, long long denominator) : numerator_(numerator), denominator_(denominator) {
        // Bring the fraction to lowest terms, with a positive denominator.
    }

    friend Fraction operator+(const Fraction &a, const Fraction &b) {
        return {a.numerator_ * b.denominator_ + b.numerator_ * a.denominator_, a.denominator_ * b.denominator_};
    }

    // Write the other three operators.

    friend std::ostream &operator<<(std::ostream &out, const Fraction &fraction) {
        return out << fraction.numerator_ << '/' << fraction.denominator_;
    }

private:
    long long numerator_;
    long long denominator_;
};

int main() {
    long long a;
    long long b;
    long long c;
    long long d;
    char slash;
    char operation;

    while (std::cin >> a >> slash >> b >> operation >> c >> slash >> d) {
        if (operation == '+') {
            std::cout << Fraction(a, b) + Fraction(c, d) << '\n';
        }
    }
    return 0;
}
