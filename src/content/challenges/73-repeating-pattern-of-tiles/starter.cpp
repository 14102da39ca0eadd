#include <iostream>
#include <string>

int main() {
    std::string row;
    std::cin >> row;
    // Print the length of the shortest pattern, the whole times, and the tiles left over.
    return 0;
}
