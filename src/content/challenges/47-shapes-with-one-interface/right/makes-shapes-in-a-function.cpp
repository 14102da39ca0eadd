// Makes the shapes in a function of their own, and adds the areas up with the standard library
#include <cstdio>
#include <iostream>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual const char *name() const = 0;
    virtual double area() const = 0;
};

struct Circle final : Shape {
    double radius;
    explicit Circle(double r) : radius(r) {}
    const char *name() const override { return "circle"; }
    double area() const override { return 3.14159265358979323846 * radius * radius; }
};

struct Rectangle : Shape {
    double width;
    double height;
    Rectangle(double w, double h) : width(w), height(h) {}
    const char *name() const override { return "rectangle"; }
    double area() const override { return width * height; }
};

struct Triangle final : Rectangle {
    using Rectangle::Rectangle;
    const char *name() const override { return "triangle"; }
    double area() const override { return Rectangle::area() / 2; }
};

std::unique_ptr<Shape> read_shape(std::istream &in) {
    std::string kind;
    double first = 0;
    double second = 0;

    if (!(in >> kind >> first)) {
        return nullptr;
    }
    if (kind == "circle") {
        return std::make_unique<Circle>(first);
    }
    in >> second;
    if (kind == "rectangle") {
        return std::make_unique<Rectangle>(first, second);
    }
    return std::make_unique<Triangle>(first, second);
}

int main() {
    std::vector<std::unique_ptr<Shape>> shapes;

    while (auto shape = read_shape(std::cin)) {
        shapes.push_back(std::move(shape));
    }
    for (const auto &shape : shapes) {
        std::printf("%s %.2f\n", shape->name(), shape->area());
    }

    double total = std::accumulate(shapes.begin(), shapes.end(), 0.0,
                                   [](double sum, const auto &shape) { return sum + shape->area(); });

    std::printf("total %.2f\n", total);
    return 0;
}
