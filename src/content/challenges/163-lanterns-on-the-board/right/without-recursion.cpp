// Moves the lantern of one row at a time, with a loop in place of the recursion
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::string> board(n);
    for (auto& row : board) std::cin >> row;
    std::vector<int> place(n, -1);
    std::vector<bool> column(n, false);
    std::vector<bool> rising(2 * n, false);
    std::vector<bool> falling(2 * n, false);
    const auto mark = [&](int row, bool lit) {
        column[place[row]] = lit;
        rising[row + place[row]] = lit;
        falling[row - place[row] + n] = lit;
    };
    int count = 0;
    std::vector<int> first;
    for (int row = 0; row >= 0;) {
        if (row == n) {
            if (count++ == 0) first = place;
            --row;
            continue;
        }
        if (place[row] >= 0) mark(row, false);
        int& at = place[row];
        do ++at;
        while (at < n && (board[row][at] == 'x' || column[at] || rising[row + at] || falling[row - at + n]));
        if (at == n) {
            at = -1;
            --row;
        } else {
            mark(row, true);
            ++row;
        }
    }
    std::cout << count << '\n';
    for (std::size_t row = 0; row < first.size(); ++row) std::cout << (row > 0 ? " " : "") << first[row] + 1;
    if (count > 0) std::cout << '\n';
    return 0;
}
