// Asks what the rest costs, and remembers the answer for each set of free shifts
#include <iostream>
#include <unordered_map>
#include <utility>
#include <vector>

using Answer = std::pair<int, long long>;
static int n = 0;
static std::vector<int> costs;
static std::unordered_map<unsigned, Answer> known;

static Answer rest(int person, unsigned available) {
    if (person == n) return {0, 1};
    const auto found = known.find(available);
    if (found != known.end()) return found->second;
    Answer best{2000000000, 0};
    for (int shift = 0; shift < n; ++shift) {
        if (!(available >> shift & 1U)) continue;
        Answer one = rest(person + 1, available & ~(1U << shift));
        one.first += costs[person * n + shift];
        if (one.first == best.first) best.second += one.second;
        if (one.first < best.first) best = one;
    }
    known[available] = best;
    return best;
}

int main() {
    std::cin >> n;
    costs.resize(n * n);
    for (auto& cost : costs) std::cin >> cost;
    const auto [sum, ways] = rest(0, (1U << n) - 1);
    std::cout << sum << ' ' << ways << '\n';
    return 0;
}
