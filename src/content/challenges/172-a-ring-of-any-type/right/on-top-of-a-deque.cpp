// Keeps the elements in a deque, which lets the oldest out at the front
#include <algorithm>
#include <deque>
#include <iostream>
#include <string>

template <typename T>
class Ring {
public:
    explicit Ring(std::size_t room) : room(room) {}

    void put(T element) {
        if (elements.size() == room) elements.pop_front();
        elements.push_back(std::move(element));
    }

    auto begin() const { return elements.begin(); }
    auto end() const { return elements.end(); }

private:
    std::size_t room;
    std::deque<T> elements;
};

template <typename T>
T largest(const Ring<T>& ring) {
    return *std::max_element(ring.begin(), ring.end());
}

template <typename T>
std::ostream& operator<<(std::ostream& out, const Ring<T>& ring) {
    bool isFirst = true;
    for (const T& element : ring) {
        if (!isFirst) out << ' ';
        isFirst = false;
        out << element;
    }
    return out;
}

int main() {
    std::size_t room = 0;
    std::cin >> room;
    Ring<long long> numbers(room);
    Ring<std::string> words(room);
    for (std::string order; std::cin >> order;) {
        if (order == "show") std::cout << numbers << '\n' << words << '\n';
        if (order == "largest") std::cout << largest(numbers) << ' ' << largest(words) << '\n';
        if (order == "number") {
            long long number = 0;
            std::cin >> number;
            numbers.put(number);
        }
        if (order == "word") {
            std::string word;
            std::cin >> word;
            words.put(word);
        }
    }
    return 0;
}
