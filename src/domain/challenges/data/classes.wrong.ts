import type { WrongSolution } from '../types.ts';

/** Mistakes that the cases of challenges 46 to 48 must catch. */
export const classesWrong: readonly WrongSolution[] = [
  {
    challenge: 46,
    mistake: 'Prints one digit when there are fewer than ten cents',
    source: String.raw`#include <iostream>
#include <string>

class Account {
public:
    bool deposit(long long cents) {
        if (cents <= 0) {
            return false;
        }
        balance_ += cents;
        return true;
    }

    bool withdraw(long long cents) {
        if (cents <= 0 || cents > balance_) {
            return false;
        }
        balance_ -= cents;
        return true;
    }

    long long balance() const { return balance_; }

private:
    long long balance_ = 0;
};

int main() {
    Account account;
    std::string command;
    long long cents;

    while (std::cin >> command) {
        bool done = true;

        if (command == "deposit" && std::cin >> cents) {
            done = account.deposit(cents);
        } else if (command == "withdraw" && std::cin >> cents) {
            done = account.withdraw(cents);
        } else if (command == "balance") {
            std::cout << account.balance() / 100 << '.' << account.balance() % 100 << '\n';
        }

        if (!done) {
            std::cout << "refused\n";
        }
    }
    return 0;
}
`,
  },
  {
    challenge: 46,
    mistake: 'Refuses to pay out the whole balance',
    source: String.raw`#include <iomanip>
#include <iostream>
#include <string>

class Account {
public:
    bool deposit(long long cents) {
        if (cents <= 0) {
            return false;
        }
        balance_ += cents;
        return true;
    }

    bool withdraw(long long cents) {
        if (cents <= 0 || cents >= balance_) {
            return false;
        }
        balance_ -= cents;
        return true;
    }

    long long balance() const { return balance_; }

private:
    long long balance_ = 0;
};

int main() {
    Account account;
    std::string command;
    long long cents;

    while (std::cin >> command) {
        bool done = true;

        if (command == "deposit" && std::cin >> cents) {
            done = account.deposit(cents);
        } else if (command == "withdraw" && std::cin >> cents) {
            done = account.withdraw(cents);
        } else if (command == "balance") {
            std::cout << account.balance() / 100 << '.' << std::setw(2) << std::setfill('0')
                      << account.balance() % 100 << '\n';
        }

        if (!done) {
            std::cout << "refused\n";
        }
    }
    return 0;
}
`,
  },
  {
    challenge: 46,
    mistake: 'Accepts negative amounts',
    source: String.raw`#include <iomanip>
#include <iostream>
#include <string>

class Account {
public:
    bool deposit(long long cents) {
        balance_ += cents;
        return true;
    }

    bool withdraw(long long cents) {
        if (cents > balance_) {
            return false;
        }
        balance_ -= cents;
        return true;
    }

    long long balance() const { return balance_; }

private:
    long long balance_ = 0;
};

int main() {
    Account account;
    std::string command;
    long long cents;

    while (std::cin >> command) {
        bool done = true;

        if (command == "deposit" && std::cin >> cents) {
            done = account.deposit(cents);
        } else if (command == "withdraw" && std::cin >> cents) {
            done = account.withdraw(cents);
        } else if (command == "balance") {
            std::cout << account.balance() / 100 << '.' << std::setw(2) << std::setfill('0')
                      << account.balance() % 100 << '\n';
        }

        if (!done) {
            std::cout << "refused\n";
        }
    }
    return 0;
}
`,
  },
  {
    challenge: 46,
    mistake: 'Takes the money first and looks afterwards',
    source: String.raw`#include <iomanip>
#include <iostream>
#include <string>

class Account {
public:
    bool deposit(long long cents) {
        if (cents <= 0) {
            return false;
        }
        balance_ += cents;
        return true;
    }

    bool withdraw(long long cents) {
        balance_ -= cents;
        return cents > 0 && balance_ >= 0;
    }

    long long balance() const { return balance_; }

private:
    long long balance_ = 0;
};

int main() {
    Account account;
    std::string command;
    long long cents;

    while (std::cin >> command) {
        bool done = true;

        if (command == "deposit" && std::cin >> cents) {
            done = account.deposit(cents);
        } else if (command == "withdraw" && std::cin >> cents) {
            done = account.withdraw(cents);
        } else if (command == "balance") {
            std::cout << account.balance() / 100 << '.' << std::setw(2) << std::setfill('0')
                      << account.balance() % 100 << '\n';
        }

        if (!done) {
            std::cout << "refused\n";
        }
    }
    return 0;
}
`,
  },
  {
    challenge: 47,
    mistake: 'Keeps the shapes by value, which slices them',
    source: String.raw`#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

class Shape {
public:
    virtual ~Shape() = default;
    virtual std::string name() const { return "shape"; }
    virtual double area() const { return 0; }
};

class Circle : public Shape {
public:
    explicit Circle(int radius) : radius_(radius) {}
    std::string name() const override { return "circle"; }
    double area() const override { return 3.14159265358979323846 * radius_ * radius_; }

private:
    double radius_;
};

class Rectangle : public Shape {
public:
    Rectangle(int width, int height) : width_(width), height_(height) {}
    std::string name() const override { return "rectangle"; }
    double area() const override { return width_ * height_; }

private:
    double width_;
    double height_;
};

class Triangle : public Shape {
public:
    Triangle(int base, int height) : base_(base), height_(height) {}
    std::string name() const override { return "triangle"; }
    double area() const override { return base_ * height_ / 2; }

private:
    double base_;
    double height_;
};

int main() {
    std::vector<Shape> shapes;
    std::string kind;
    int first;
    int second;

    while (std::cin >> kind >> first) {
        if (kind == "circle") {
            shapes.push_back(Circle(first));
        } else if (kind == "rectangle" && std::cin >> second) {
            shapes.push_back(Rectangle(first, second));
        } else if (kind == "triangle" && std::cin >> second) {
            shapes.push_back(Triangle(first, second));
        }
    }

    double total = 0;

    std::cout << std::fixed << std::setprecision(2);
    for (const Shape &shape : shapes) {
        std::cout << shape.name() << ' ' << shape.area() << '\n';
        total += shape.area();
    }
    std::cout << "total " << total << '\n';
    return 0;
}
`,
  },
  {
    challenge: 47,
    mistake: 'Halves in whole numbers',
    source: String.raw`#include <iomanip>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

class Shape {
public:
    virtual ~Shape() = default;
    virtual std::string name() const = 0;
    virtual double area() const = 0;
};

class Circle : public Shape {
public:
    explicit Circle(int radius) : radius_(radius) {}
    std::string name() const override { return "circle"; }
    double area() const override { return 3.14159265358979323846 * radius_ * radius_; }

private:
    double radius_;
};

class Rectangle : public Shape {
public:
    Rectangle(int width, int height) : width_(width), height_(height) {}
    std::string name() const override { return "rectangle"; }
    double area() const override { return width_ * height_; }

private:
    double width_;
    double height_;
};

class Triangle : public Shape {
public:
    Triangle(int base, int height) : base_(base), height_(height) {}
    std::string name() const override { return "triangle"; }
    double area() const override { return base_ * height_ / 2; }

private:
    int base_;
    int height_;
};

int main() {
    std::vector<std::unique_ptr<Shape>> shapes;
    std::string kind;
    int first;
    int second;

    while (std::cin >> kind >> first) {
        if (kind == "circle") {
            shapes.push_back(std::make_unique<Circle>(first));
        } else if (kind == "rectangle" && std::cin >> second) {
            shapes.push_back(std::make_unique<Rectangle>(first, second));
        } else if (kind == "triangle" && std::cin >> second) {
            shapes.push_back(std::make_unique<Triangle>(first, second));
        }
    }

    double total = 0;

    std::cout << std::fixed << std::setprecision(2);
    for (const auto &shape : shapes) {
        std::cout << shape->name() << ' ' << shape->area() << '\n';
        total += shape->area();
    }
    std::cout << "total " << total << '\n';
    return 0;
}
`,
  },
  {
    challenge: 47,
    mistake: 'Takes 3.14 for pi',
    source: String.raw`#include <iomanip>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

class Shape {
public:
    virtual ~Shape() = default;
    virtual std::string name() const = 0;
    virtual double area() const = 0;
};

class Circle : public Shape {
public:
    explicit Circle(int radius) : radius_(radius) {}
    std::string name() const override { return "circle"; }
    double area() const override { return 3.14 * radius_ * radius_; }

private:
    double radius_;
};

class Rectangle : public Shape {
public:
    Rectangle(int width, int height) : width_(width), height_(height) {}
    std::string name() const override { return "rectangle"; }
    double area() const override { return width_ * height_; }

private:
    double width_;
    double height_;
};

class Triangle : public Shape {
public:
    Triangle(int base, int height) : base_(base), height_(height) {}
    std::string name() const override { return "triangle"; }
    double area() const override { return base_ * height_ / 2; }

private:
    double base_;
    double height_;
};

int main() {
    std::vector<std::unique_ptr<Shape>> shapes;
    std::string kind;
    int first;
    int second;

    while (std::cin >> kind >> first) {
        if (kind == "circle") {
            shapes.push_back(std::make_unique<Circle>(first));
        } else if (kind == "rectangle" && std::cin >> second) {
            shapes.push_back(std::make_unique<Rectangle>(first, second));
        } else if (kind == "triangle" && std::cin >> second) {
            shapes.push_back(std::make_unique<Triangle>(first, second));
        }
    }

    double total = 0;

    std::cout << std::fixed << std::setprecision(2);
    for (const auto &shape : shapes) {
        std::cout << shape->name() << ' ' << shape->area() << '\n';
        total += shape->area();
    }
    std::cout << "total " << total << '\n';
    return 0;
}
`,
  },
  {
    challenge: 47,
    mistake: 'Forgets virtual, so every area is that of the base class',
    source: String.raw`#include <iomanip>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

class Shape {
public:
    virtual ~Shape() = default;
    virtual std::string name() const = 0;
    double area() const { return 0; }
};

class Circle : public Shape {
public:
    explicit Circle(int radius) : radius_(radius) {}
    std::string name() const override { return "circle"; }
    double area() const { return 3.14159265358979323846 * radius_ * radius_; }

private:
    double radius_;
};

class Rectangle : public Shape {
public:
    Rectangle(int width, int height) : width_(width), height_(height) {}
    std::string name() const override { return "rectangle"; }
    double area() const { return width_ * height_; }

private:
    double width_;
    double height_;
};

class Triangle : public Shape {
public:
    Triangle(int base, int height) : base_(base), height_(height) {}
    std::string name() const override { return "triangle"; }
    double area() const { return base_ * height_ / 2; }

private:
    double base_;
    double height_;
};

int main() {
    std::vector<std::unique_ptr<Shape>> shapes;
    std::string kind;
    int first;
    int second;

    while (std::cin >> kind >> first) {
        if (kind == "circle") {
            shapes.push_back(std::make_unique<Circle>(first));
        } else if (kind == "rectangle" && std::cin >> second) {
            shapes.push_back(std::make_unique<Rectangle>(first, second));
        } else if (kind == "triangle" && std::cin >> second) {
            shapes.push_back(std::make_unique<Triangle>(first, second));
        }
    }

    double total = 0;

    std::cout << std::fixed << std::setprecision(2);
    for (const auto &shape : shapes) {
        std::cout << shape->name() << ' ' << shape->area() << '\n';
        total += shape->area();
    }
    std::cout << "total " << total << '\n';
    return 0;
}
`,
  },
  {
    challenge: 48,
    mistake: 'Does not reduce the results',
    source: String.raw`#include <iostream>

class Fraction {
public:
    Fraction(long long numerator, long long denominator) : numerator_(numerator), denominator_(denominator) {
        long long divisor = 1;

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
`,
  },
  {
    challenge: 48,
    mistake: 'Leaves a minus sign in the denominator',
    source: String.raw`#include <iostream>
#include <numeric>

class Fraction {
public:
    Fraction(long long numerator, long long denominator) : numerator_(numerator), denominator_(denominator) {
        long long divisor = std::gcd(numerator_, denominator_);

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
`,
  },
  {
    challenge: 48,
    mistake: 'Prints whole numbers with a denominator of 1',
    source: String.raw`#include <iostream>
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
`,
  },
  {
    challenge: 48,
    mistake: 'Calculates with int, which overflows',
    source: String.raw`#include <iostream>
#include <numeric>

class Fraction {
public:
    Fraction(int numerator, int denominator) : numerator_(numerator), denominator_(denominator) {
        int divisor = std::gcd(numerator_, denominator_);

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
    int numerator_;
    int denominator_;
};

int main() {
    int a;
    int b;
    int c;
    int d;
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
`,
  },
];
