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
    // longest[i][j]: the most that the rests from places i and j share.
    std::vector<std::vector<int>> longest(n + 1, std::vector<int>(m + 1, 0));
    for (int i = n - 1; i >= 0; --i)
        for (int j = m - 1; j >= 0; --j)
            longest[i][j] =
                one[i] == other[j] ? longest[i + 1][j + 1] + 1 : std::max(longest[i + 1][j], longest[i][j + 1]);

    std::string word;
    std::string::size_type i = 0;
    std::string::size_type j = 0;
    for (int missing = longest[0][0]; missing > 0; --missing)
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            const auto p = one.find(letter, i);
            const auto q = other.find(letter, j);
            if (p == std::string::npos || q == std::string::npos || longest[p][q] != missing) continue;
            word += letter;
            i = p + 1;
            j = q + 1;
            break;
        }
    std::cout << word.size() << '\n';
    if (!word.empty()) std::cout << word << '\n';
    return 0;
}
