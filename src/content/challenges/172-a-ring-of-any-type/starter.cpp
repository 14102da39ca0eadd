#include <cstddef>
#include <iostream>
#include <string>

template <typename T>
class Ring {
public:
    explicit Ring(std::size_t) {}

    void put(const T&) {}
    std::size_t size() const { return 0; }
    /** The element so many steps behind the oldest one. */
    T at(std::size_t) const { return T(); }
};

template <typename T>
void show(const Ring<T>& ring) {
    for (std::size_t i = 0; i < ring.size(); ++i) std::cout << (i > 0 ? " " : "") << ring.at(i);
    std::cout << '\n';
}

int main() {
    std::size_t room = 0;
    std::cin >> room;
    Ring<int> numbers(room);
    Ring<std::string> words(room);
    std::string order;
    while (std::cin >> order) {
        // "number" and "word" put something in, "show" and "largest" print.
        if (order == "show") {
            show(numbers);
            show(words);
        }
    }
    return 0;
}
