#include <algorithm>
#include <cstddef>
#include <iostream>
#include <iterator>
#include <numeric>
#include <vector>

/** A view of every so many elements of a vector, forward or back. */
class Every {
public:
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = int;
        using difference_type = std::ptrdiff_t;
        using pointer = const int*;
        using reference = const int&;

        Iterator(const std::vector<int>& trees, int place, int step) : trees(&trees), place(place), step(step) {}

        reference operator*() const { return (*trees)[place]; }
        Iterator& operator++() {
            place += step;
            return *this;
        }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator& other) const { return place == other.place; }
        bool operator!=(const Iterator& other) const { return !(*this == other); }

    private:
        const std::vector<int>* trees;
        int place;
        int step;
    };

    Every(const std::vector<int>& trees, int first, int step) : trees(trees), first(first), step(step) {}

    Iterator begin() const { return {trees, first, step}; }
    /** Just where the iterators come to, which may be several places behind the row. */
    Iterator end() const {
        const int last = static_cast<int>(trees.size()) - 1;
        const int steps = step > 0 ? (last - first) / step : first / -step;
        return {trees, first + (steps + 1) * step, step};
    }

private:
    const std::vector<int>& trees;
    int first;
    int step;
};

int main() {
    int n;
    std::cin >> n;
    std::vector<int> trees(n);
    for (auto& tree : trees) std::cin >> tree;
    int first;
    int step;
    int height;
    while (std::cin >> first >> step >> height) {
        const Every view(trees, first - 1, step);
        long long sum = 0;
        for (const int tree : view) sum += tree;
        const auto begin = view.begin();
        const auto end = view.end();
        const auto found = std::find(begin, end, height);
        std::cout << std::distance(begin, end) << ' ' << sum << ' ' << *std::min_element(begin, end) << ' '
                  << (found == end ? -1 : std::distance(begin, found)) << ' '
                  << (std::is_sorted(begin, end) ? "rising" : "mixed") << '\n';
    }
    return 0;
}
