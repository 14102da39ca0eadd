#include <cstddef>
#include <iostream>
#include <string>

class Crate {
public:
    Crate() = default;
    explicit Crate(std::size_t size) : size(size), items(new int[size]) {
        for (std::size_t i = 0; i < size; ++i) items[i] = static_cast<int>(i) + 1;
    }
    // Copying, moving and the destructor are missing.
    Crate(const Crate&) = delete;
    Crate& operator=(const Crate&) = delete;

    std::size_t count() const { return size; }
    int& item(std::size_t i) { return items[i]; }

private:
    std::size_t size = 0;
    int* items = nullptr;
};

int main() {
    std::string order;
    while (std::cin >> order) {
        // A std::map<std::string, Crate> keeps the crates in alphabetical order.
    }
    return 0;
}
