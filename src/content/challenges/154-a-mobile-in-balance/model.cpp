#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>

struct Mobile {
    long long weight = 0;
    int height = 0;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string text;
    std::cin >> text;
    // Those that are complete, and whose bar is not.
    std::vector<Mobile> waiting;
    int tilted = 0;
    bool isInNumber = false;
    for (const char letter : text) {
        const bool isDigit = std::isdigit(static_cast<unsigned char>(letter)) != 0;
        if (isDigit && !isInNumber) waiting.push_back({});
        if (isDigit) waiting.back().weight = waiting.back().weight * 10 + (letter - '0');
        isInNumber = isDigit;
        if (letter != ']') continue;
        const Mobile right = waiting.back();
        waiting.pop_back();
        Mobile& left = waiting.back();
        if (left.weight != right.weight) ++tilted;
        left = {left.weight + right.weight, std::max(left.height, right.height) + 1};
    }
    std::cout << waiting.front().weight << ' ' << tilted << ' ' << waiting.front().height << '\n';
    return 0;
}
