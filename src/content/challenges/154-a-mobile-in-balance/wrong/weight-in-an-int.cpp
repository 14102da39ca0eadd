// Adds the weights in an int
#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string text;
    std::cin >> text;
    std::vector<int> weight;
    std::vector<int> height;
    int tilted = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (std::isdigit(static_cast<unsigned char>(text[at]))) {
            std::size_t length = 0;
            weight.push_back(std::stoi(text.substr(at, 8), &length));
            height.push_back(0);
            at += length - 1;
        } else if (text[at] == ']') {
            const int right = weight.back();
            const int rightHeight = height.back();
            weight.pop_back();
            height.pop_back();
            if (weight.back() != right) ++tilted;
            weight.back() += right;
            height.back() = std::max(height.back(), rightHeight) + 1;
        }
    }
    std::cout << weight.front() << ' ' << tilted << ' ' << height.front() << '\n';
    return 0;
}
