// One ring for both types: keeps numbers as words, and so compares them by their digits
#include <algorithm>
#include <deque>
#include <iostream>
#include <string>

struct Ring {
    std::size_t room;
    std::deque<std::string> elements;

    void put(const std::string& element) {
        elements.push_back(element);
        if (elements.size() > room) elements.pop_front();
    }

    std::string largest() const { return *std::max_element(elements.begin(), elements.end()); }

    void show() const {
        for (std::size_t i = 0; i < elements.size(); ++i) std::cout << (i > 0 ? " " : "") << elements[i];
        std::cout << '\n';
    }
};

int main() {
    std::size_t room = 0;
    std::cin >> room;
    Ring numbers{room, {}};
    Ring words{room, {}};
    std::string order;
    while (std::cin >> order) {
        if (order == "number" || order == "word") {
            std::string element;
            std::cin >> element;
            (order == "word" ? words : numbers).put(element);
        } else if (order == "largest") {
            std::cout << numbers.largest() << ' ' << words.largest() << '\n';
        } else {
            numbers.show();
            words.show();
        }
    }
    return 0;
}
