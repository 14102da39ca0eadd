#include <array>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

struct Node {
    int count = 0;
    std::array<int, 26> next{};
};

class Trie {
public:
    Trie() : nodes(1) {}

    void add(const std::string& name) {
        int at = 0;
        for (const char letter : name) {
            const std::size_t index = static_cast<std::size_t>(letter - 'a');
            if (nodes[at].next[index] == 0) {
                nodes[at].next[index] = static_cast<int>(nodes.size());
                nodes.emplace_back();
            }
            at = nodes[at].next[index];
            ++nodes[at].count;
        }
    }

    std::string nickname(const std::string& name) const {
        int at = 0;
        for (std::size_t length = 1; length <= name.size(); ++length) {
            at = nodes[at].next[static_cast<std::size_t>(name[length - 1] - 'a')];
            if (nodes[at].count == 1) return name.substr(0, length);
        }
        return name;
    }

private:
    std::vector<Node> nodes;
};

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::string> names(n);
    Trie trie;
    for (auto& name : names) {
        std::cin >> name;
        trie.add(name);
    }
    std::size_t total = 0;
    for (const auto& name : names) total += trie.nickname(name).size();
    std::cout << total << '\n' << trie.nickname(names.front()) << ' ' << trie.nickname(names.back()) << '\n';
    return 0;
}
