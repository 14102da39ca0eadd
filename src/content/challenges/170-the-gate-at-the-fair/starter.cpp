#include <iostream>
#include <string>

class Gate {
public:
    Gate(int k, int w) : k(k), w(w) {}

    int most() const { return k; }
    int within() const { return w; }

private:
    int k;
    int w;
};

int main() {
    int k = 0;
    int w = 0;
    int q = 0;
    std::cin >> k >> w >> q;
    Gate gate(k, w);
    while (q-- > 0) {
        int second = 0;
        std::string name;
        std::cin >> second >> name;
    }
    // Print how often it opened, how often not, and how many visitors were refused.
    std::cout << gate.most() << ' ' << gate.within() << '\n';
    return 0;
}
