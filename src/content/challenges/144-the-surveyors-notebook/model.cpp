#include <iostream>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

class Notebook {
public:
    explicit Notebook(int points) : parent(points + 1), height(points + 1, 0), size(points + 1, 1) {
        std::iota(parent.begin(), parent.end(), 0);
    }

    bool isKnown(int a, int b) { return rootOf(a) == rootOf(b); }

    /** How much higher b is than a, if that is known. */
    long long difference(int a, int b) {
        rootOf(a);
        rootOf(b);
        return height[b] - height[a];
    }

    /** Notes that b is so much higher than a; they hang together in no way yet. */
    void join(int a, int b, long long measured) {
        int upper = rootOf(a);
        int lower = rootOf(b);
        long long above = height[a] + measured - height[b];
        if (size[lower] > size[upper]) {
            std::swap(upper, lower);
            above = -above;
        }
        parent[lower] = upper;
        height[lower] = above;
        size[upper] += size[lower];
    }

private:
    std::vector<int> parent;
    /** Of a point above its parent. */
    std::vector<long long> height;
    std::vector<int> size;

    /** As groups are joined by size, no path is long. */
    int rootOf(int point) {
        if (parent[point] == point) return point;
        const int root = rootOf(parent[point]);
        if (parent[point] != root) {
            height[point] += height[parent[point]];
            parent[point] = root;
        }
        return root;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    Notebook notebook(n);
    int struck = 0;
    int answered = 0;
    long long total = 0;
    while (q-- > 0) {
        std::string entry;
        int a = 0;
        int b = 0;
        std::cin >> entry >> a >> b;
        const bool isKnown = notebook.isKnown(a, b);
        if (entry == "ask") {
            if (!isKnown) continue;
            ++answered;
            total += notebook.difference(a, b);
        } else {
            long long measured = 0;
            std::cin >> measured;
            if (!isKnown) notebook.join(a, b, measured);
            else if (notebook.difference(a, b) != measured) ++struck;
        }
    }
    std::cout << struck << ' ' << answered << ' ' << total << '\n';
    return 0;
}
