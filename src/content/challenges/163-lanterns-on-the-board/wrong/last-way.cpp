// Prints the way that comes last
#include <iostream>
#include <string>
#include <vector>

static int n = 0;
static std::vector<std::string> board;
static std::vector<int> way;
static std::vector<int> shown;
static int count = 0;

static void fill(int row) {
    if (row == n) {
        ++count;
        shown = way;
        return;
    }
    for (int column = 0; column < n; ++column) {
        bool isFree = board[row][column] == '.';
        for (int above = 0; above < row && isFree; ++above) {
            const int apart = way[above] - column;
            isFree = apart != 0 && apart != row - above && apart != above - row;
        }
        if (!isFree) continue;
        way[row] = column;
        fill(row + 1);
    }
}

int main() {
    std::cin >> n;
    board.resize(n);
    way.resize(n);
    for (auto& row : board) std::cin >> row;
    fill(0);
    std::cout << count << '\n';
    for (std::size_t row = 0; row < shown.size(); ++row) std::cout << (row > 0 ? " " : "") << shown[row] + 1;
    if (count > 0) std::cout << '\n';
    return 0;
}
