#include <iostream>
#include <string>

class Cabinet {
public:
    explicit Cabinet(int drawers) : drawers(drawers) {}

    int size() const { return drawers; }

private:
    int drawers;
};

int main() {
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    Cabinet cabinet(n);
    while (q-- > 0) {
        std::string order;
        std::cin >> order;
    }
    // Print the sum of the answers, and the last one.
    std::cout << cabinet.size() << '\n';
    return 0;
}
