#include <iostream>
#include <string>
#include <vector>

class Board {
public:
    Board() {
        std::cin >> n;
        good.resize(n, 0);
        chosen.resize(n, 0);
        for (auto& mask : good) {
            std::string row;
            std::cin >> row;
            for (int column = 0; column < n; ++column)
                if (row[column] == '.') mask |= 1U << column;
        }
    }

    int countWays() { return ways(0, 0, 0, 0); }

    /** Columns from 1 on, after the ways were counted; empty if there is none. */
    const std::vector<int>& firstOfAll() const { return firstWay; }

private:
    int n = 0;
    /** By row; bit 0 is the first column. */
    std::vector<unsigned> good;
    std::vector<int> chosen;
    std::vector<int> firstWay;

    int ways(int row, unsigned columns, unsigned left, unsigned right) {
        if (row == n) {
            if (firstWay.empty()) firstWay = chosen;
            return 1;
        }
        int count = 0;
        const unsigned lit = columns | left | right;
        for (int column = 0; column < n; ++column) {
            const unsigned lantern = 1U << column;
            if ((good[row] & ~lit & lantern) == 0) continue;
            chosen[row] = column + 1;
            count += ways(row + 1, columns | lantern, (left | lantern) >> 1, (right | lantern) << 1);
        }
        return count;
    }
};

int main() {
    Board board;
    std::cout << board.countWays() << '\n';
    const auto& way = board.firstOfAll();
    for (std::size_t row = 0; row < way.size(); ++row) std::cout << (row > 0 ? " " : "") << way[row];
    if (!way.empty()) std::cout << '\n';
    return 0;
}
