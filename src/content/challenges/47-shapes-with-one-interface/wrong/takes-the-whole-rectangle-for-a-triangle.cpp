// Forgets that a triangle has half of base times height
#include <cstdio>
#include <memory>
#include <string>
#include <iostream>
#include <vector>

class Shape {
public:
    Shape(std::string name, double area) : name_(std::move(name)), area_(area) {}
    virtual ~Shape() = default;
    virtual double area() const { return area_; }
    const std::string &name() const { return name_; }

private:
    std::string name_;
    double area_;
};

int main() {
    std::vector<std::unique_ptr<Shape>> shapes;
    std::string kind;
    int first = 0;
    int second = 0;

    while (std::cin >> kind >> first) {
        if (kind == "circle") {
            shapes.push_back(std::make_unique<Shape>(kind, 3.14159265358979323846 * first * first));
        } else if (std::cin >> second) {
            shapes.push_back(std::make_unique<Shape>(kind, 1.0 * first * second));
        }
    }

    double total = 0;

    for (const auto &shape : shapes) {
        std::printf("%s %.2f\n", shape->name().c_str(), shape->area());
        total += shape->area();
    }
    std::printf("total %.2f\n", total);
    return 0;
}
