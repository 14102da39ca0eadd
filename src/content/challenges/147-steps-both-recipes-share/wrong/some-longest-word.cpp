// Writes any longest word: goes on in the first recipe when both rests are as good
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string one;
    std::string other;
    std::cin >> one >> other;
    const int n = one.size();
    const int m = other.size();
    std::vector<std::vector<int>> longest(n + 1, std::vector<int>(m + 1, 0));
    for (int i = n - 1; i >= 0; --i)
        for (int j = m - 1; j >= 0; --j)
            longest[i][j] =
                one[i] == other[j] ? longest[i + 1][j + 1] + 1 : std::max(longest[i + 1][j], longest[i][j + 1]);
    std::string word;
    for (int i = 0, j = 0; i < n && j < m;) {
        if (one[i] == other[j]) {
            word += one[i];
            ++i;
            ++j;
        } else if (longest[i + 1][j] >= longest[i][j + 1]) {
            ++i;
        } else {
            ++j;
        }
    }
    std::cout << word.size() << '\n';
    if (!word.empty()) std::cout << word << '\n';
    return 0;
}
