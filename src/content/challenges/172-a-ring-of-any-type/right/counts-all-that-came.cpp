// Counts all elements that ever came: the place of each is its number modulo the room
#include <cstddef>
#include <iostream>
#include <memory>
#include <string>

template <typename T>
struct Ring {
    explicit Ring(std::size_t room) : room(room), places(new T[room]()) {}

    std::size_t room;
    std::unique_ptr<T[]> places;
    std::size_t came = 0;

    std::size_t first() const { return came < room ? 0 : came - room; }
    T& operator[](std::size_t number) const { return places[number % room]; }

    template <typename Action>
    void forEach(Action action) const {
        for (std::size_t number = first(); number < came; ++number) action((*this)[number]);
    }
};

template <typename T>
T largest(const Ring<T>& ring) {
    T best = ring[ring.first()];
    ring.forEach([&best](const T& one) {
        if (one > best) best = one;
    });
    return best;
}

template <typename T>
void show(const Ring<T>& ring) {
    std::size_t shown = 0;
    ring.forEach([&shown](const T& one) { std::cout << (shown++ == 0 ? "" : " ") << one; });
    std::cout << '\n';
}

int main() {
    std::size_t room = 0;
    std::cin >> room;
    Ring<int> numbers(room);
    Ring<std::string> words(room);
    std::string order;
    while (std::cin >> order) {
        if (order == "number") std::cin >> numbers[numbers.came++];
        else if (order == "word") std::cin >> words[words.came++];
        else if (order == "largest") std::cout << largest(numbers) << ' ' << largest(words) << '\n';
        else {
            show(numbers);
            show(words);
        }
    }
    return 0;
}
