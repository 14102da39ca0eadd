// Keeps the time of each last use, and an ordered map from time to name
#include <cstddef>
#include <iostream>
#include <map>
#include <string>
#include <unordered_map>

int main() {
    std::size_t room = 0;
    int orders = 0;
    std::cin >> room >> orders;
    struct Tool {
        int value = 0;
        int used = -1;
    };
    std::unordered_map<std::string, Tool> tools;
    std::map<int, std::string> byUse;
    int found = 0;
    long long total = 0;
    for (int now = 0; now < orders; ++now) {
        std::string order;
        std::string name;
        std::cin >> order >> name;
        if (order == "get") {
            const auto tool = tools.find(name);
            if (tool == tools.end()) continue;
            ++found;
            total += tool->second.value;
        }
        Tool& tool = tools[name];
        if (order == "put") std::cin >> tool.value;
        if (tool.used >= 0) byUse.erase(tool.used);
        tool.used = now;
        byUse[now] = name;
        if (tools.size() > room) {
            tools.erase(byUse.begin()->second);
            byUse.erase(byUse.begin());
        }
    }
    std::cout << found << ' ' << total << ' ' << tools.size() << '\n';
    return 0;
}
