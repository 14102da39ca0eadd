// Empties the whole book when a name is removed
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
            const bool known = book.count(name) == 1;
            if (known) {
                book.clear();
            }
            std::cout << (known ? "removed" : "unknown") << '\n';
        } else if (command == "list") {
            std::cout << book.size() << " entries\n";
            for (const auto &[owner, owned] : book) {
                std::cout << owner << ' ' << owned << '\n';
            }
        }
    }
    return 0;
}
