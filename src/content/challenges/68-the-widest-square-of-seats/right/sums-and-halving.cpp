// Sums over rectangles, and binary search for the side
#include <iostream>
#include <string>
#include <vector>

int main() {
    int r = 0;
    int c = 0;
    std::cin >> r >> c;
    std::vector<std::vector<int>> taken(r + 1, std::vector<int>(c + 1, 0));
    for (int i = 1; i <= r; ++i) {
        std::string row;
        std::cin >> row;
        for (int j = 1; j <= c; ++j)
            taken[i][j] = taken[i - 1][j] + taken[i][j - 1] - taken[i - 1][j - 1] + (row[j - 1] == 'x');
    }
    const auto places = [&](int side) {
        int found = 0;
        for (int i = side; i <= r; ++i)
            for (int j = side; j <= c; ++j)
                if (taken[i][j] - taken[i - side][j] - taken[i][j - side] + taken[i - side][j - side] == 0) ++found;
        return found;
    };
    int low = 0;
    int high = r < c ? r : c;
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (places(middle) > 0) low = middle;
        else high = middle - 1;
    }
    std::cout << low * low << ' ' << (low == 0 ? 0 : places(low)) << '\n';
    return 0;
}
