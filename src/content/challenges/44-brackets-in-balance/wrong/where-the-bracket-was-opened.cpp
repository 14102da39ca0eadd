// Names the place where the bracket that stays open was opened
#include <iostream>
#include <stack>
#include <string>

// Returns 0 if the brackets match, otherwise the place of the first fault, counted from 1.
std::size_t first_fault(const std::string &text) {
    std::stack<char> expected;
    std::stack<std::size_t> places;

    for (std::size_t i = 0; i < text.size(); i++) {
        if (text[i] == '(' || text[i] == '[' || text[i] == '{') {
            places.push(i + 1);
        }
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
            if (expected.empty() || expected.top() != text[i]) {
                return i + 1;
            }
            expected.pop();
            places.pop();
            break;
        default:
            break;
        }
    }
    return expected.empty() ? 0 : places.top();
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
