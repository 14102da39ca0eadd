// Begins the search for the largest with a T made from nothing, which is 0 for numbers
#include <deque>
#include <iostream>
#include <string>

template <typename T>
struct Ring {
    std::size_t room;
    std::deque<T> elements;

    void put(const T& element) {
        elements.push_back(element);
        if (elements.size() > room) elements.pop_front();
    }
};

template <typename T>
T largest(const Ring<T>& ring) {
    T best = T();
    for (const T& element : ring.elements)
        if (best < element) best = element;
    return best;
}

template <typename T>
void show(const Ring<T>& ring) {
    for (std::size_t i = 0; i < ring.elements.size(); ++i) std::cout << (i > 0 ? " " : "") << ring.elements[i];
    std::cout << '\n';
}

int main() {
    std::size_t room = 0;
    std::cin >> room;
    Ring<int> numbers{room, {}};
    Ring<std::string> words{room, {}};
    std::string order;
    while (std::cin >> order) {
        if (order == "number") {
            int number = 0;
            std::cin >> number;
            numbers.put(number);
        } else if (order == "word") {
            std::string word;
            std::cin >> word;
            words.put(word);
        } else if (order == "largest") {
            std::cout << largest(numbers) << ' ' << largest(words) << '\n';
        } else {
            show(numbers);
            show(words);
        }
    }
    return 0;
}
