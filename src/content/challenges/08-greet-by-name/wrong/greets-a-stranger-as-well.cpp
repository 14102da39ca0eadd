// greets the stranger beside the name
#include <iostream>
#include <string>

int main() {
    std::string name;
    std::getline(std::cin, name);
    if (!name.empty()) {
        std::cout << "Hello, " << name << "!\n";
    }
    std::cout << "Hello, stranger!\n";
    return 0;
}
