#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int r = 0;
    int c = 0;
    std::cin >> r >> c;
    std::vector<int> before(c + 1, 0);
    int best = 0;
    int count = 0;
    while (r-- > 0) {
        std::string row;
        std::cin >> row;
        std::vector<int> sides(c + 1, 0);
        for (int place = 1; place <= c; ++place) {
            if (row[place - 1] == 'x') continue;
            sides[place] = 1 + std::min({before[place], before[place - 1], sides[place - 1]});
            if (sides[place] > best) {
                best = sides[place];
                count = 0;
            }
            if (sides[place] == best) ++count;
        }
        before = sides;
    }
    std::cout << best * best << ' ' << count << '\n';
    return 0;
}
