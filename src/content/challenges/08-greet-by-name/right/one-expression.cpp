// Chooses between the name and the word for a stranger within the output
#include <iostream>
#include <string>

int main() {
    std::string name;
    std::getline(std::cin, name);
    std::cout << "Hello, " << (name.size() > 0 ? name : "stranger") << "!\n";
    return 0;
}
