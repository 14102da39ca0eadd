// Goes back to the outermost room of that name
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
        std::size_t stays = 0;
        while (stays < rooms.size() && rooms[stays] != room) ++stays;
        if (stays == rooms.size()) {
            while (!rooms.empty()) close();
            std::cout << "alarm outside\n";
        } else {
            while (rooms.size() > stays + 1) close();
            std::cout << "alarm in " << room << '\n';
        }
    }
    while (!rooms.empty()) close();
    return 0;
}
