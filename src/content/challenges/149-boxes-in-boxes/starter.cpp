#include <iostream>
#include <vector>

struct Box {
    int width = 0;
    int height = 0;
};

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<Box> boxes(n);
    for (auto& box : boxes) std::cin >> box.width >> box.height;
    // Print how many boxes the largest set has, and the smallest height of its outermost box.
    return 0;
}
