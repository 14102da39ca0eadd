// Subtracts by adding the negative, and divides by multiplying with the reciprocal
#include <iostream>
#include <string>

class Fraction {
public:
    Fraction(long long top, long long bottom) : top_(top), bottom_(bottom) {
        if (bottom_ < 0) {
            top_ = -top_;
            bottom_ = -bottom_;
        }

        long long a = top_ < 0 ? -top_ : top_;
        long long b = bottom_;

        while (b != 0) {
            long long rest = a % b;
            a = b;
            b = rest;
        }
        top_ /= a;
        bottom_ /= a;
    }

    bool is_zero() const { return top_ == 0; }
    Fraction negative() const { return Fraction(-top_, bottom_); }
    Fraction reciprocal() const { return Fraction(bottom_, top_); }

    Fraction operator+(const Fraction &other) const {
        return Fraction(top_ * other.bottom_ + other.top_ * bottom_, bottom_ * other.bottom_);
    }
    Fraction operator-(const Fraction &other) const { return *this + other.negative(); }
    Fraction operator*(const Fraction &other) const { return Fraction(top_ * other.top_, bottom_ * other.bottom_); }
    Fraction operator/(const Fraction &other) const { return *this * other.reciprocal(); }

    std::string text() const {
        return bottom_ == 1 ? std::to_string(top_) : std::to_string(top_) + "/" + std::to_string(bottom_);
    }

private:
    long long top_;
    long long bottom_;
};

std::ostream &operator<<(std::ostream &out, const Fraction &fraction) {
    return out << fraction.text();
}

int main() {
    long long a;
    long long b;
    long long c;
    long long d;
    char sign;
    char slash;

    while (std::cin >> a >> slash >> b >> sign >> c >> slash >> d) {
        const Fraction left(a, b);
        const Fraction right(c, d);

        switch (sign) {
        case '+':
            std::cout << left + right << '\n';
            break;
        case '-':
            std::cout << left - right << '\n';
            break;
        case '*':
            std::cout << left * right << '\n';
            break;
        default:
            if (right.is_zero()) {
                std::cout << "undefined\n";
            } else {
                std::cout << left / right << '\n';
            }
        }
    }
    return 0;
}
