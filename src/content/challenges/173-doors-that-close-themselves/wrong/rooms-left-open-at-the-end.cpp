// Leaves doors open at the end of the input
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::vector<std::string> rooms;
    std::string order;
    while (std::cin >> order) {
        if (order == "leave") {
            if (rooms.empty()) continue;
            std::cout << rooms.back() << " closes\n";
            rooms.pop_back();
            continue;
        }
        std::string room;
        std::cin >> room;
        if (order == "enter") {
            std::cout << room << " opens\n";
            rooms.push_back(room);
            continue;
        }
        while (!rooms.empty() && rooms.back() != room) {
            std::cout << rooms.back() << " closes\n";
            rooms.pop_back();
        }
        std::cout << (rooms.empty() ? "alarm outside" : "alarm in " + room) << '\n';
    }
    return 0;
}
