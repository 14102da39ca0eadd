// Walks over the line from its end, from word to word
#include <iostream>
#include <string>

int main() {
    const char *const blanks = " \t\r";
    for (std::string line; std::getline(std::cin, line);) {
        std::string turned;
        std::size_t last = line.find_last_not_of(blanks);
        while (last != std::string::npos) {
            const std::size_t before = line.find_last_of(blanks, last);
            const std::size_t first = before == std::string::npos ? 0 : before + 1;
            if (!turned.empty()) {
                turned += ' ';
            }
            turned += line.substr(first, last - first + 1);
            last = before == std::string::npos ? before : line.find_last_not_of(blanks, before);
        }
        std::cout << turned << '\n';
    }
    return 0;
}
