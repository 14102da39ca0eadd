// Numbers all parts in the order in which they begin: each comes before its sides, so they are settled from the last on
#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string text;
    std::cin >> text;
    std::vector<long long> weight;
    std::vector<int> above;
    std::vector<int> open;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == ']') open.pop_back();
        if (text[at] == ']' || text[at] == ',') continue;
        const int node = weight.size();
        above.push_back(open.empty() ? -1 : open.back());
        weight.push_back(0);
        if (text[at] == '[') {
            open.push_back(node);
            continue;
        }
        for (; at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])); ++at)
            weight[node] = weight[node] * 10 + (text[at] - '0');
        --at;
    }
    const int count = weight.size();
    std::vector<int> height(count, 0);
    // The weight of the side that was added last.
    std::vector<long long> side(count, 0);
    int tilted = 0;
    for (int node = count - 1; node >= 0; --node) {
        if (side[node] != 0 && weight[node] != 2 * side[node]) ++tilted;
        if (above[node] < 0) continue;
        height[above[node]] = std::max(height[above[node]], height[node] + 1);
        weight[above[node]] += weight[node];
        side[above[node]] = weight[node];
    }
    std::cout << weight[0] << ' ' << tilted << ' ' << height[0] << '\n';
    return 0;
}
