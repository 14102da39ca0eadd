#include <cstddef>
#include <iostream>
#include <queue>
#include <string>
#include <unordered_map>
#include <unordered_set>

class Gate {
public:
    Gate(std::size_t k, int w) : k(k), w(w) {}

    /** Whether the gate opens for this visitor now. */
    bool opens(int second, const std::string& name) {
        std::queue<int>& times = openings[name];
        while (!times.empty() && times.front() <= second - w) times.pop();
        if (times.size() >= k) return false;
        times.push(second);
        return true;
    }

private:
    std::size_t k;
    int w;
    /** When the gate opened lately, by visitor. */
    std::unordered_map<std::string, std::queue<int>> openings;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::size_t k = 0;
    int w = 0;
    int q = 0;
    std::cin >> k >> w >> q;
    Gate gate(k, w);
    int opened = 0;
    int refused = 0;
    std::unordered_set<std::string> visitors;
    int second = 0;
    std::string name;
    while (q-- > 0 && std::cin >> second >> name) {
        if (gate.opens(second, name)) {
            ++opened;
        } else {
            ++refused;
            visitors.insert(name);
        }
    }
    std::cout << opened << ' ' << refused << ' ' << visitors.size() << '\n';
    return 0;
}
