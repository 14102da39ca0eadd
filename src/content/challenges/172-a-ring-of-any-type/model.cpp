#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

/** Keeps the last elements that were put in. */
template <typename T>
class Ring {
public:
    explicit Ring(std::size_t room) : elements(room) {}

    void put(const T& element) {
        elements[placeOf(count)] = element;
        if (count < elements.size()) ++count;
        else oldest = placeOf(1);
    }

    std::size_t size() const { return count; }

    /** The element so many steps behind the oldest one. */
    const T& at(std::size_t steps) const { return elements[placeOf(steps)]; }

private:
    std::vector<T> elements;
    std::size_t oldest = 0;
    std::size_t count = 0;

    std::size_t placeOf(std::size_t steps) const { return (oldest + steps) % elements.size(); }
};

/** The largest element of a ring that is not empty. */
template <typename T>
const T& largest(const Ring<T>& ring) {
    const T* best = &ring.at(0);
    for (std::size_t i = 1; i < ring.size(); ++i)
        if (*best < ring.at(i)) best = &ring.at(i);
    return *best;
}

template <typename T>
void show(const Ring<T>& ring) {
    const char* between = "";
    for (std::size_t i = 0; i < ring.size(); ++i) {
        std::cout << between << ring.at(i);
        between = " ";
    }
    std::cout << '\n';
}

template <typename T>
void readInto(Ring<T>& ring) {
    T element;
    std::cin >> element;
    ring.put(element);
}

int main() {
    std::size_t room = 0;
    std::cin >> room;
    Ring<int> numbers(room);
    Ring<std::string> words(room);
    std::string order;
    while (std::cin >> order) {
        if (order == "number") {
            readInto(numbers);
        } else if (order == "word") {
            readInto(words);
        } else if (order == "show") {
            show(numbers);
            show(words);
        } else {
            std::cout << largest(numbers) << ' ' << largest(words) << '\n';
        }
    }
    return 0;
}
