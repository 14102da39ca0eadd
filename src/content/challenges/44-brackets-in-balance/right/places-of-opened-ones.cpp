// Keeps the opened brackets in a string, and pairs them by their places in a list of kinds
#include <iostream>
#include <string>

int main() {
    const std::string opening = "([{";
    const std::string closing = ")]}";
    std::string line;
    while (std::getline(std::cin, line)) {
        std::string open;
        std::size_t place = 0;
        bool fits = true;
        while (fits && place < line.size()) {
            const char c = line[place++];
            if (opening.find(c) != std::string::npos) {
                open.push_back(c);
                continue;
            }
            const std::size_t kind = closing.find(c);
            if (kind != std::string::npos) {
                fits = !open.empty() && open.back() == opening[kind];
                if (fits) {
                    open.pop_back();
                }
            }
        }
        if (!fits) {
            std::cout << "fault at " << place << '\n';
        } else if (!open.empty()) {
            std::cout << "fault at " << line.size() + 1 << '\n';
        } else {
            std::cout << "balanced\n";
        }
    }
    return 0;
}
