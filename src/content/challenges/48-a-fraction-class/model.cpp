#include <iostream>
#include <numeric>

class Fraction {
public:
    Fraction(long long numerator, long long denominator) : numerator_(numerator), denominator_(denominator) {
        long long divisor = std::gcd(numerator_, denominator_);

        if (denominator_ < 0) {
            divisor = -divisor;
        }
        numerator_ /= divisor;
        denominator_ /= divisor;
    }

    bool is_zero() const { return numerator_ == 0; }

    friend Fraction operator+(const Fraction &a, const Fraction &b) {
        return {a.numerator_ * b.denominator_ + b.numerator_ * a.denominator_, a.denominator_ * b.denominator_};
    }

    friend Fraction operator-(const Fraction &a, const Fraction &b) {
        return {a.numerator_ * b.denominator_ - b.numerator_ * a.denominator_, a.denominator_ * b.denominator_};
    }

    friend Fraction operator*(const Fraction &a, const Fraction &b) {
        return {a.numerator_ * b.numerator_, a.denominator_ * b.denominator_};
    }

    friend Fraction operator/(const Fraction &a, const Fraction &b) {
        return {a.numerator_ * b.denominator_, a.denominator_ * b.numerator_};
    }

    friend std::ostream &operator<<(std::ostream &out, const Fraction &fraction) {
        out << fraction.numerator_;
        if (fraction.denominator_ != 1) {
            out << '/' << fraction.denominator_;
        }
        return out;
    }

private:
    // In lowest terms, and the denominator is positive.
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
        Fraction left(a, b);
        Fraction right(c, d);

        if (operation == '+') {
            std::cout << left + right << '\n';
        } else if (operation == '-') {
            std::cout << left - right << '\n';
        } else if (operation == '*') {
            std::cout << left * right << '\n';
        } else if (right.is_zero()) {
            std::cout << "undefined\n";
        } else {
            std::cout << left / right << '\n';
        }
    }
    return 0;
}
