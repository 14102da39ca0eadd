// Reads one character at a time up to the end of the line
#include <iostream>
#include <string>

int main() {
    std::string greeting = "Hello, ";
    bool isStranger = true;
    char letter;
    while (std::cin.get(letter) && letter != '\n') {
        greeting += letter;
        isStranger = false;
    }
    if (isStranger) greeting += "stranger";
    std::cout << greeting + "!" << std::endl;
    return 0;
}
