// Counts every beginning in a hash map
#include <cstddef>
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::string> names(n);
    std::unordered_map<std::string, int> count;
    for (auto& name : names) {
        std::cin >> name;
        std::string beginning;
        for (const char letter : name) ++count[beginning += letter];
    }
    std::size_t total = 0;
    std::vector<std::string> nicknames;
    for (const auto& name : names) {
        std::string nickname;
        for (const char letter : name)
            if (count[nickname += letter] == 1) break;
        total += nickname.size();
        nicknames.push_back(nickname);
    }
    std::cout << total << '\n' << nicknames.front() << ' ' << nicknames.back() << '\n';
    return 0;
}
