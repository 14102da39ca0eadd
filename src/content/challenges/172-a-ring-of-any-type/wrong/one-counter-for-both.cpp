// Counts in a static member that is no part of the template, so that both rings share it
#include <iostream>
#include <string>
#include <vector>

struct Counter {
    static std::size_t came;
};
std::size_t Counter::came = 0;

template <typename T>
class Ring : Counter {
public:
    explicit Ring(std::size_t room) : places(room) {}

    void put(const T& element) { places[came++ % places.size()] = element; }

    std::size_t first() const { return came < places.size() ? 0 : came - places.size(); }

    void show() const {
        for (std::size_t at = first(); at < came; ++at) std::cout << (at > first() ? " " : "") << places[at % places.size()];
        std::cout << '\n';
    }

    T largest() const {
        T best = places[first() % places.size()];
        for (std::size_t at = first(); at < came; ++at)
            if (best < places[at % places.size()]) best = places[at % places.size()];
        return best;
    }

private:
    std::vector<T> places;
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
