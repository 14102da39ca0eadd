#include <iostream>
#include <string>

int main() {
    long long s = 0;
    long long g = 0;
    long long r = 0;
    std::string oldWord;
    std::string newWord;
    std::cin >> s >> g >> r >> oldWord >> newWord;
    // Print the fewest minutes.
    return 0;
}
