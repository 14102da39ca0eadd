// Forgets virtual, so every area is that of the base class
#include <iomanip>
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
