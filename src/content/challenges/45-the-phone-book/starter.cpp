#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, std::string> book;
    std::string command;
    std::string name;
    std::string number;

    while (std::cin >> command) {
        if (command == "add") {
            std::cin >> name >> number;
            book[name] = number;
        } else if (command == "list") {
            std::cout << book.size() << " entries\n";
            // Print the entries, and obey the other commands.
        }
    }
    return 0;
}
