// Adds up each side of each bar from its text: right, and quadratic for a deep mobile
#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string text;
    std::cin >> text;
    std::vector<std::size_t> open;
    std::vector<std::size_t> commas;
    int tilted = 0;
    std::size_t height = 0;
    const auto weigh = [&](std::size_t from, std::size_t to) {
        long long sum = 0;
        long long number = 0;
        for (std::size_t at = from; at < to; ++at) {
            if (std::isdigit(static_cast<unsigned char>(text[at]))) {
                number = number * 10 + (text[at] - '0');
            } else {
                sum += number;
                number = 0;
            }
        }
        return sum + number;
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '[') open.push_back(at);
        height = std::max(height, open.size());
        if (text[at] == ',') commas.push_back(at);
        if (text[at] != ']') continue;
        if (weigh(open.back(), commas.back()) != weigh(commas.back(), at)) ++tilted;
        open.pop_back();
        commas.pop_back();
    }
    std::cout << weigh(0, text.size()) << ' ' << tilted << ' ' << height << '\n';
    return 0;
}
