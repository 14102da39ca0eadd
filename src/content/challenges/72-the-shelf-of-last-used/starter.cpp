#include <cstddef>
#include <iostream>
#include <string>

class Shelf {
public:
    explicit Shelf(std::size_t room) : room(room) {}

    std::size_t size() const { return room; }

private:
    std::size_t room;
};

int main() {
    std::size_t room = 0;
    int orders = 0;
    std::cin >> room >> orders;
    Shelf shelf(room);
    // Print how many were found, the sum of their values, and the tools at the end.
    std::cout << shelf.size() << '\n';
    return 0;
}
