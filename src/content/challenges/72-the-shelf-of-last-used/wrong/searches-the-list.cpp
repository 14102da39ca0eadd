// Searches the whole list for each tool: right, and too slow for a large shelf
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    std::size_t room = 0;
    int orders = 0;
    std::cin >> room >> orders;
    std::vector<std::pair<std::string, int>> tools;
    int found = 0;
    long long total = 0;
    while (orders-- > 0) {
        std::string order;
        std::string name;
        std::cin >> order >> name;
        const auto place =
            std::find_if(tools.begin(), tools.end(), [&](const auto& tool) { return tool.first == name; });
        int value = place == tools.end() ? 0 : place->second;
        if (order == "put") std::cin >> value;
        else if (place == tools.end()) continue;
        else {
            ++found;
            total += value;
        }
        if (place != tools.end()) tools.erase(place);
        tools.emplace_back(name, value);
        if (tools.size() > room) tools.erase(tools.begin());
    }
    std::cout << found << ' ' << total << ' ' << tools.size() << '\n';
    return 0;
}
