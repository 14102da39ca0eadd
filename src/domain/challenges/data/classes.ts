import type { Challenge } from '../types.ts';

/** Challenges 46 to 48: types of your own, with rules that they keep. */
export const classes: readonly Challenge[] = [
  {
    id: 46,
    title: 'A Careful Account',
    group: 'Classes',
    difficulty: 'easy',
    language: 'cpp',
    topics: ['classes', 'encapsulation', 'invariants', 'output formatting'],
    description:
      'Write a class Account whose balance starts at 0 and never falls below 0. Obey commands until the input ends; all amounts are whole numbers of cents that fit in an int. "deposit AMOUNT" adds the amount, "withdraw AMOUNT" takes it away, and neither prints anything when it succeeds. An amount of 0 or less is refused, and so is a withdrawal of more than the balance: then print "refused" and change nothing. Taking out exactly the whole balance is allowed. "balance" prints the balance in whole units and cents, with a point and two digits: 1205 cents are 12.05. The balance itself may be too big for an int.',
    starter: String.raw`#include <iostream>
#include <string>

class Account {
public:
    // Returns false, and changes nothing, when it must refuse.
    bool deposit(long long cents) {
        balance_ += cents;
        return true;
    }

    // Write withdraw in the same way, with its own rules.

    long long balance() const { return balance_; }

private:
    long long balance_ = 0;
};

int main() {
    Account account;
    std::string command;
    long long cents;

    while (std::cin >> command) {
        if (command == "deposit" && std::cin >> cents) {
            account.deposit(cents);
        } else if (command == "balance") {
            std::cout << account.balance() << '\n';
        }
    }
    return 0;
}
`,
    examples: [
      { input: 'deposit 1205\nbalance\nwithdraw 2000\nwithdraw 205\nbalance\n', output: '12.05\nrefused\n10.00\n' },
    ],
    hidden: [
      { input: 'balance\nwithdraw 1\nbalance\n', output: '0.00\nrefused\n0.00\n' },
      { input: 'deposit 500\nwithdraw 500\nbalance\n', output: '0.00\n' },
      {
        input: 'deposit 0\ndeposit -100\ndeposit 100\nwithdraw 0\nwithdraw -5\nbalance\n',
        output: 'refused\nrefused\nrefused\nrefused\n1.00\n',
      },
      { input: 'deposit 7\nbalance\ndeposit 63\nbalance\n', output: '0.07\n0.70\n' },
      { input: 'deposit 2000000000\ndeposit 2000000000\nbalance\n', output: '40000000.00\n' },
      { input: 'deposit 300\nwithdraw 301\nwithdraw 299\nwithdraw 2\nbalance\n', output: 'refused\nrefused\n0.01\n' },
    ],
    hints: [
      'Keep the balance private: then only deposit and withdraw can change it, and the rules stand in one place.',
      'Let deposit and withdraw return a bool that says whether they did it, and print "refused" in main.',
      "Count in cents with a long long. Print balance / 100, a point, and balance % 100 with std::setw(2) and std::setfill('0') from <iomanip>.",
    ],
    solution: String.raw`#include <iomanip>
#include <iostream>
#include <string>

class Account {
public:
    // Each of these returns false, and changes nothing, when it must refuse.
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
    id: 47,
    title: 'Shapes With One Interface',
    group: 'Classes',
    difficulty: 'medium',
    language: 'cpp',
    topics: ['inheritance', 'virtual functions', 'std::unique_ptr', 'polymorphism'],
    description:
      'Read shapes until the input ends, one a line: "circle" and its radius, "rectangle" and its width and height, or "triangle" and its base and height. All lengths are whole numbers from 1 to 10000. Keep the shapes together in one container of pointers to a base class Shape with a virtual function for the area. Print the kind and the area of each shape on its own line, in the order of the input and with two digits after the point, as in "circle 12.57". Then print "total " and the sum of all areas in the same form. With no shapes the total is 0.00. A circle has the area pi times radius times radius, a triangle has half of base times height.',
    starter: String.raw`#include <iomanip>
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

class Rectangle : public Shape {
public:
    Rectangle(int width, int height) : width_(width), height_(height) {}
    std::string name() const override { return "rectangle"; }
    double area() const override { return width_ * height_; }

private:
    double width_;
    double height_;
};

// Write Circle and Triangle in the same way.

int main() {
    std::vector<std::unique_ptr<Shape>> shapes;
    std::string kind;
    int first;
    int second;

    while (std::cin >> kind >> first) {
        if (kind == "rectangle" && std::cin >> second) {
            shapes.push_back(std::make_unique<Rectangle>(first, second));
        }
    }

    std::cout << std::fixed << std::setprecision(2);
    for (const auto &shape : shapes) {
        std::cout << shape->name() << ' ' << shape->area() << '\n';
    }
    return 0;
}
`,
    examples: [
      {
        input: 'circle 2\nrectangle 3 4\ntriangle 3 5\n',
        output: 'circle 12.57\nrectangle 12.00\ntriangle 7.50\ntotal 32.07\n',
      },
    ],
    hidden: [
      { input: '\n', output: 'total 0.00\n' },
      { input: 'triangle 1 1\n', output: 'triangle 0.50\ntotal 0.50\n' },
      { input: 'circle 1\ncircle 100\n', output: 'circle 3.14\ncircle 31415.93\ntotal 31419.07\n' },
      {
        input: 'rectangle 10000 10000\nrectangle 1 1\n',
        output: 'rectangle 100000000.00\nrectangle 1.00\ntotal 100000001.00\n',
      },
      {
        input: 'triangle 7 3\nrectangle 7 3\ntriangle 2 2\n',
        output: 'triangle 10.50\nrectangle 21.00\ntriangle 2.00\ntotal 33.50\n',
      },
    ],
    hints: [
      'A std::vector<Shape> would cut off everything that a Circle has more than a Shape. A vector of pointers keeps each object whole.',
      'Declare virtual double area() const = 0; in Shape, and write double area() const override in each of the three classes.',
      'shapes.push_back(std::make_unique<Circle>(first)) makes the object and its owner in one go. Multiply as double: in int, base * height / 2 loses the half. Write pi with at least ten digits.',
    ],
    solution: String.raw`#include <iomanip>
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
    id: 48,
    title: 'A Fraction Class',
    group: 'Classes',
    difficulty: 'hard',
    language: 'cpp',
    topics: ['operator overloading', 'constructors', 'class invariants', 'greatest common divisor'],
    description:
      'Write a class Fraction with the operators + - * / and << for output. Each line of the input, until it ends, is a calculation such as "1/2 + -3/4": a fraction, a blank, one of + - * /, a blank and another fraction. Numerators are from -1000000 to 1000000; denominators too, but never 0. Print each result on its own line in lowest terms: the sign stands in front of the numerator, and a denominator of 1 is left out, so 4/2 is printed as 2, 1/-2 as -1/2 and 0/5 as 0. Division by a fraction that is 0 prints "undefined".',
    starter: String.raw`#include <iostream>

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
`,
    examples: [{ input: '1/2 + 1/3\n1/2 * 4/3\n1/2 - 1/2\n', output: '5/6\n2/3\n0\n' }],
    hidden: [
      { input: '1/2 / 3/4\n1/2 / 0/7\n0/3 / 5/1\n', output: '2/3\nundefined\n0\n' },
      { input: '1/2 / -1/3\n1/-2 + 0/1\n-1/-2 * 1/1\n', output: '-3/2\n-1/2\n1/2\n' },
      { input: '1/3 - 2/3\n-1/2 - -3/2\n', output: '-1/3\n1\n' },
      { input: '6/3 + 0/9\n10/4 + 10/4\n-8/2 * 1/2\n', output: '2\n5\n-2\n' },
      {
        input: '999999/1000000 + 1/999999\n1000000/1 * 1000000/1\n',
        output: '999999000001/999999000000\n1000000000000\n',
      },
    ],
    hints: [
      'Let the constructor bring every fraction into lowest terms. Then the operators need not think about it, and all results come out right.',
      'std::gcd from <numeric> gives the greatest common divisor, which is never negative. Divide both parts by it, and turn both signs when the denominator is negative.',
      'The products go beyond an int: use long long. Check for division by zero before you divide, since a fraction with the denominator 0 may not exist.',
    ],
    solution: String.raw`#include <iostream>
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
`,
  },
];
