#include <iomanip>
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
