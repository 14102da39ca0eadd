// Calculates each area once, in the constructor, and keeps it in the base class
#include <iomanip>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

class Shape {
public:
    virtual ~Shape() = default;
    virtual std::string name() const = 0;
    virtual double area() const { return area_; }

protected:
    explicit Shape(double area) : area_(area) {}

private:
    double area_;
};

class Circle : public Shape {
public:
    explicit Circle(long long radius) : Shape(3.14159265358979323846 * static_cast<double>(radius * radius)) {}
    std::string name() const override { return "circle"; }
};

class Rectangle : public Shape {
public:
    Rectangle(long long width, long long height) : Shape(static_cast<double>(width * height)) {}
    std::string name() const override { return "rectangle"; }
};

class Triangle : public Shape {
public:
    Triangle(long long base, long long height) : Shape(static_cast<double>(base * height) / 2.0) {}
    std::string name() const override { return "triangle"; }
};

int main() {
    std::vector<std::unique_ptr<Shape>> shapes;
    std::string kind;
    long long a = 0;
    long long b = 0;
    double total = 0;

    while (std::cin >> kind >> a) {
        if (kind == "circle") {
            shapes.push_back(std::make_unique<Circle>(a));
            continue;
        }
        std::cin >> b;
        if (kind == "triangle") {
            shapes.push_back(std::make_unique<Triangle>(a, b));
        } else {
            shapes.push_back(std::make_unique<Rectangle>(a, b));
        }
    }
    std::cout << std::fixed << std::setprecision(2);
    for (const auto &shape : shapes) {
        total += shape->area();
        std::cout << shape->name() << ' ' << shape->area() << '\n';
    }
    std::cout << "total " << total << '\n';
    return 0;
}
