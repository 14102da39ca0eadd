// Keeps one place free to tell a full ring from an empty one, and so has room for k - 1
#include <iostream>
#include <string>
#include <vector>

template <typename T>
class Ring {
public:
    explicit Ring(std::size_t room) : places(room) {}

    void put(const T& element) {
        places[end] = element;
        end = (end + 1) % places.size();
        if (end == begin) begin = (begin + 1) % places.size();
    }

    void show() const {
        for (std::size_t at = begin; at != end; at = (at + 1) % places.size())
            std::cout << (at != begin ? " " : "") << places[at];
        std::cout << '\n';
    }

    T largest() const {
        T best = places[begin];
        for (std::size_t at = begin; at != end; at = (at + 1) % places.size())
            if (best < places[at]) best = places[at];
        return best;
    }

private:
    std::vector<T> places;
    std::size_t begin = 0;
    std::size_t end = 0;
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
