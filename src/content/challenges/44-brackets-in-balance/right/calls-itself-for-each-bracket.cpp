// Calls itself for what stands between two brackets
#include <iostream>
#include <string>

class Checker {
  public:
    explicit Checker(const std::string &line) : text(line) {}

    // Reads up to a closing bracket that it did not open itself, or to the end.
    bool inside() {
        while (at < text.size()) {
            const std::size_t kind = std::string("([{").find(text[at]);
            if (kind != std::string::npos) {
                at++;
                if (!inside() || at >= text.size() || text[at] != std::string(")]}")[kind]) {
                    return false;
                }
            } else if (std::string(")]}").find(text[at]) != std::string::npos) {
                return true;
            }
            at++;
        }
        return true;
    }

    std::size_t fault() {
        return inside() && at == text.size() ? 0 : at + 1;
    }

  private:
    const std::string &text;
    std::size_t at = 0;
};

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        const std::size_t fault = Checker(line).fault();
        if (fault != 0) {
            std::cout << "fault at " << fault << '\n';
        } else {
            std::cout << "balanced" << '\n';
        }
    }
    return 0;
}
