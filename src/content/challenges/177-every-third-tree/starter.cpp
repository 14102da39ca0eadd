#include <cstddef>
#include <iostream>
#include <vector>

class Every {
public:
    Every(const std::vector<int>& trees, int first, int step) : trees(trees), first(first), step(step) {}

    // begin() and end(), and a class for what they give, are missing.
    int front() const { return trees[static_cast<std::size_t>(first)]; }
    int stride() const { return step; }

private:
    const std::vector<int>& trees;
    int first;
    int step;
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
        std::cout << view.front() << ' ' << view.stride() << '\n';
    }
    return 0;
}
