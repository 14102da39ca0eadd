// Lets a closing bracket of any kind close the last opened one
#include <iostream>
#include <stack>
#include <string>

// Returns 0 if the brackets match, otherwise the place of the first fault, counted from 1.
std::size_t first_fault(const std::string &text) {
    std::stack<char> expected;

    for (std::size_t i = 0; i < text.size(); i++) {
        switch (text[i]) {
        case '(':
            expected.push(')');
            break;
        case '[':
            expected.push(']');
            break;
        case '{':
            expected.push('}');
            break;
        case ')':
        case ']':
        case '}':
            if (expected.empty()) {
                return i + 1;
            }
            expected.pop();
            break;
        default:
            break;
        }
    }
    return expected.empty() ? 0 : text.size() + 1;
}

int main() {
    std::string line;

    while (std::getline(std::cin, line)) {
        std::size_t fault = first_fault(line);

        if (fault == 0) {
            std::cout << "balanced\n";
        } else {
            std::cout << "fault at " << fault << '\n';
        }
    }
    return 0;
}
