// The iterator counts its steps, so that the end is simply their number
#include <algorithm>
#include <functional>
#include <iostream>
#include <iterator>
#include <numeric>
#include <vector>

struct Step {
    using iterator_category = std::forward_iterator_tag;
    using value_type = int;
    using difference_type = int;
    using pointer = const int*;
    using reference = const int&;

    const int* row;
    int from;
    int by;
    int taken;

    reference operator*() const { return row[from + taken * by]; }
    Step& operator++() { return ++taken, *this; }
    Step operator++(int) { return {row, from, by, taken++}; }
    friend bool operator==(const Step& a, const Step& b) { return a.taken == b.taken; }
    friend bool operator!=(const Step& a, const Step& b) { return a.taken != b.taken; }
};

struct Every {
    const std::vector<int>& row;
    int from;
    int by;

    Step begin() const { return {row.data(), from, by, 0}; }
    Step end() const {
        int count = 0;
        for (int place = from; place >= 0 && place < static_cast<int>(row.size()); place += by) ++count;
        return {row.data(), from, by, count};
    }
};

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> row(n);
    std::copy_n(std::istream_iterator<int>(std::cin), n, row.begin());
    int from = 0;
    int by = 0;
    int height = 0;
    while (std::cin >> from >> by >> height) {
        const Every view{row, from - 1, by};
        const int count = view.end().taken;
        const auto found = std::find(view.begin(), view.end(), height);
        std::cout << count << ' ' << std::accumulate(view.begin(), view.end(), 0LL) << ' '
                  << *std::min_element(view.begin(), view.end()) << ' ' << (found.taken < count ? found.taken : -1) << ' ';
        const auto falls = std::adjacent_find(view.begin(), view.end(), std::greater<int>());
        std::cout << (falls == view.end() ? "rising" : "mixed") << '\n';
    }
    return 0;
}
