// Only counts opening and closing brackets of each kind
#include <iostream>
#include <string>

// Returns 0 if the brackets match, otherwise the place of the first fault, counted from 1.
std::size_t first_fault(const std::string &text) {
    int open[3] = {0, 0, 0};
    const std::string opening = "([{";
    const std::string closing = ")]}";

    for (std::size_t i = 0; i < text.size(); i++) {
        std::size_t opened = opening.find(text[i]);
        std::size_t closed = closing.find(text[i]);

        if (opened != std::string::npos) {
            open[opened]++;
        }
        if (closed != std::string::npos && --open[closed] < 0) {
            return i + 1;
        }
    }
    return open[0] + open[1] + open[2] == 0 ? 0 : text.size() + 1;
}

int main() {
    std::string line;

    while (std::getline(std::cin, line)) {
        std::size_t fault = first_fault(line);

        if (fault == 0) {
            std::cout << "balanced\n";
        } else {
            std::cout << "fault at " << fault << '\n';
        }
    }
    return 0;
}
