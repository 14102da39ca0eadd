// Ends the program at an alarm outside, though orders follow
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::vector<std::string> rooms;
    const auto close = [&rooms] {
        std::cout << rooms.back() << " closes\n";
        rooms.pop_back();
    };
    std::string order;
    while (std::cin >> order) {
        if (order == "leave") {
            if (!rooms.empty()) close();
            continue;
        }
        std::string room;
        std::cin >> room;
        if (order == "enter") {
            std::cout << room << " opens\n";
            rooms.push_back(room);
            continue;
        }
        while (!rooms.empty() && rooms.back() != room) close();
        if (rooms.empty()) {
            std::cout << "alarm outside\n";
            return 0;
        }
        std::cout << "alarm in " << room << '\n';
    }
    while (!rooms.empty()) close();
    return 0;
}
