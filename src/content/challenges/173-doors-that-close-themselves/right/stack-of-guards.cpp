// A stack of guards: whoever takes one off closes its door
#include <functional>
#include <iostream>
#include <stack>
#include <string>
#include <utility>

class Guard {
public:
    explicit Guard(std::function<void()> atEnd) : atEnd(std::move(atEnd)) {}
    Guard(Guard&& other) noexcept : atEnd(std::exchange(other.atEnd, nullptr)) {}
    Guard& operator=(Guard&&) = delete;
    ~Guard() {
        if (atEnd) atEnd();
    }

private:
    std::function<void()> atEnd;
};

int main() {
    std::stack<std::pair<std::string, Guard>> rooms;
    std::string order;
    while (std::cin >> order) {
        if (order == "leave") {
            if (!rooms.empty()) rooms.pop();
            continue;
        }
        std::string room;
        std::cin >> room;
        if (order == "enter") {
            std::cout << room << " opens\n";
            rooms.emplace(room, Guard([room] { std::cout << room << " closes\n"; }));
            continue;
        }
        while (!rooms.empty() && rooms.top().first != room) rooms.pop();
        if (rooms.empty()) std::cout << "alarm outside\n";
        else std::cout << "alarm in " << room << '\n';
    }
    while (!rooms.empty()) rooms.pop();
    return 0;
}
