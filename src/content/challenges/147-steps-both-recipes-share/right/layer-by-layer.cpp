// Holds all pairs of places that a best beginning can end at, and writes one letter for all of them at a time
#include <algorithm>
#include <array>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

static std::vector<std::array<int, 26>> nextPlaces(const std::string& text) {
    std::array<int, 26> none;
    none.fill(-1);
    std::vector<std::array<int, 26>> next(text.size() + 1, none);
    for (int at = static_cast<int>(text.size()) - 1; at >= 0; --at) {
        next[at] = next[at + 1];
        next[at][text[at] - 'a'] = at;
    }
    return next;
}

int main() {
    std::string one;
    std::string other;
    std::cin >> one >> other;
    const auto nextOne = nextPlaces(one);
    const auto nextOther = nextPlaces(other);
    std::vector<std::vector<int>> shared(one.size() + 1, std::vector<int>(other.size() + 1, 0));
    for (int i = static_cast<int>(one.size()) - 1; i >= 0; --i)
        for (int j = static_cast<int>(other.size()) - 1; j >= 0; --j) {
            shared[i][j] = std::max(shared[i + 1][j], shared[i][j + 1]);
            if (one[i] == other[j]) shared[i][j] = std::max(shared[i][j], 1 + shared[i + 1][j + 1]);
        }
    std::cout << shared[0][0] << '\n';
    std::string word;
    std::set<std::pair<int, int>> places{{0, 0}};
    for (int missing = shared[0][0]; missing > 0; --missing) {
        for (int letter = 0; letter < 26; ++letter) {
            std::set<std::pair<int, int>> behind;
            for (const auto& [i, j] : places) {
                const int p = nextOne[i][letter];
                const int q = nextOther[j][letter];
                if (p >= 0 && q >= 0 && shared[p + 1][q + 1] == missing - 1) behind.insert({p + 1, q + 1});
            }
            if (behind.empty()) continue;
            places = behind;
            word += static_cast<char>('a' + letter);
            break;
        }
    }
    if (!word.empty()) std::cout << word << '\n';
    return 0;
}
