// The iterator knows by itself that it is at an end, and all ends are equal
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <iterator>
#include <vector>

class Walk {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    using pointer = const int*;
    using reference = const int&;

    Walk() = default;
    Walk(const std::vector<int>& trees, int place, int step) : trees(&trees), place(place), step(step) {}

    reference operator*() const { return trees->at(place); }
    Walk& operator++() {
        place += step;
        if (place < 0 || place >= static_cast<int>(trees->size())) *this = Walk();
        return *this;
    }
    Walk operator++(int) {
        Walk before = *this;
        ++*this;
        return before;
    }
    bool operator==(const Walk& other) const { return trees == other.trees && place == other.place; }
    bool operator!=(const Walk& other) const { return !(*this == other); }

private:
    const std::vector<int>* trees = nullptr;
    int place = 0;
    int step = 0;
};

class Every {
public:
    Every(const std::vector<int>& trees, int first, int step) : first(trees, first, step) {}
    Walk begin() const { return first; }
    Walk end() const { return {}; }

private:
    Walk first;
};

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> trees(n);
    for (auto& tree : trees) std::cin >> tree;
    int first = 0;
    int step = 0;
    int height = 0;
    while (std::cin >> first >> step >> height) {
        const Every view(trees, first - 1, step);
        long long sum = 0;
        int count = 0;
        int where = -1;
        for (const int tree : view) {
            if (tree == height && where == -1) where = count;
            ++count;
            sum += tree;
        }
        std::cout << count << ' ' << sum << ' ' << *std::min_element(view.begin(), view.end()) << ' ' << where << ' '
                  << (std::is_sorted(view.begin(), view.end()) ? "rising" : "mixed") << '\n';
    }
    return 0;
}
