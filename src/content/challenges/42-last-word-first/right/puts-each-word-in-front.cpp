// Puts each word in front of those before it
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string turned;
        for (std::string word; words >> word;) {
            turned = turned.empty() ? word : word + " " + turned;
        }
        std::cout << turned << std::endl;
    }
    return 0;
}
