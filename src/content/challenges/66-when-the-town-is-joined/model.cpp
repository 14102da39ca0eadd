#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

class Groups {
public:
    explicit Groups(int n) : above(n + 1), size(n + 1, 1) { std::iota(above.begin(), above.end(), 0); }

    /** Joins two groups; false if they are one already. */
    bool join(int a, int b) {
        a = rootOf(a);
        b = rootOf(b);
        if (a == b) return false;
        if (size[a] > size[b]) std::swap(a, b);
        above[a] = b;
        size[b] += size[a];
        return true;
    }

private:
    int rootOf(int house) {
        while (above[house] != house) {
            above[house] = above[above[house]];
            house = above[house];
        }
        return house;
    }

    std::vector<int> above;
    std::vector<int> size;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    Groups town(n);
    int groups = n;
    int useless = 0;
    int joined = n == 1 ? 0 : -1;
    for (int laid = 1; laid <= m; ++laid) {
        int a = 0;
        int b = 0;
        std::cin >> a >> b;
        if (!town.join(a, b)) ++useless;
        else if (--groups == 1) joined = laid;
    }
    if (joined < 0) std::cout << "never";
    else std::cout << joined;
    std::cout << ' ' << useless << '\n';
    return 0;
}
