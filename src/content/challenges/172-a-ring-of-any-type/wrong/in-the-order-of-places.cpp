// Shows the elements in the order of their places, also after the ring went round
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

template <typename T>
class Ring {
public:
    explicit Ring(std::size_t room) : room(room) {}

    void put(const T& element) {
        if (elements.size() < room) elements.push_back(element);
        else elements[next] = element;
        next = (next + 1) % room;
    }

    void show() const {
        for (std::size_t i = 0; i < elements.size(); ++i) std::cout << (i > 0 ? " " : "") << elements[i];
        std::cout << '\n';
    }

    T largest() const { return *std::max_element(elements.begin(), elements.end()); }

private:
    std::size_t room;
    std::size_t next = 0;
    std::vector<T> elements;
};

int main() {
    std::size_t room = 0;
    std::cin >> room;
    Ring<int> numbers(room);
    Ring<std::string> words(room);
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
            std::cout << numbers.largest() << ' ' << words.largest() << '\n';
        } else {
            numbers.show();
            words.show();
        }
    }
    return 0;
}
