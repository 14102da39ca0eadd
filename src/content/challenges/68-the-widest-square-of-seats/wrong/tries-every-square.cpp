// Looks at every seat of every square: right, and too slow for a large hall
#include <iostream>
#include <string>
#include <vector>

int main() {
    int r = 0;
    int c = 0;
    std::cin >> r >> c;
    std::vector<std::string> rows(r);
    for (auto& row : rows) std::cin >> row;
    int best = 0;
    int count = 0;
    for (int i = 0; i < r; ++i)
        for (int j = 0; j < c; ++j)
            for (int side = 1; i + side <= r && j + side <= c; ++side) {
                bool free = true;
                for (int a = i; a < i + side && free; ++a)
                    for (int b = j; b < j + side && free; ++b) free = rows[a][b] == '.';
                if (!free) break;
                if (side > best) {
                    best = side;
                    count = 0;
                }
                if (side == best) ++count;
            }
    std::cout << best * best << ' ' << count << '\n';
    return 0;
}
