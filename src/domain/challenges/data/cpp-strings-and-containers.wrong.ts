import type { WrongSolution } from '../types.ts';

/** Mistakes that the cases of challenges 41 to 45 must catch. */
export const cppStringsAndContainersWrong: readonly WrongSolution[] = [
  {
    challenge: 41,
    mistake: 'Takes capital and small letters for different ones',
    source: String.raw`#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, int> counts;
    std::string word;

    while (std::cin >> word) {
        counts[word]++;
    }

    for (const auto &[text, count] : counts) {
        std::cout << text << ": " << count << '\n';
    }
    std::cout << "different: " << counts.size() << '\n';
    return 0;
}
`,
  },
  {
    challenge: 41,
    mistake: 'Puts only the first letter into lower case',
    source: String.raw`#include <cctype>
#include <iostream>
#include <map>
#include <string>

std::string lower_case(std::string word) {
    word[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(word[0])));
    return word;
}

int main() {
    std::map<std::string, int> counts;
    std::string word;

    while (std::cin >> word) {
        counts[lower_case(word)]++;
    }

    for (const auto &[text, count] : counts) {
        std::cout << text << ": " << count << '\n';
    }
    std::cout << "different: " << counts.size() << '\n';
    return 0;
}
`,
  },
  {
    challenge: 41,
    mistake: 'Prints the number of all words instead of the different ones',
    source: String.raw`#include <cctype>
#include <iostream>
#include <map>
#include <string>

std::string lower_case(std::string word) {
    for (char &letter : word) {
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return word;
}

int main() {
    std::map<std::string, int> counts;
    std::string word;
    int total = 0;

    while (std::cin >> word) {
        counts[lower_case(word)]++;
        total++;
    }

    for (const auto &[text, count] : counts) {
        std::cout << text << ": " << count << '\n';
    }
    std::cout << "different: " << total << '\n';
    return 0;
}
`,
  },
  {
    challenge: 42,
    mistake: 'Turns the letters round as well',
    source: String.raw`#include <algorithm>
#include <iostream>
#include <string>

int main() {
    std::string line;

    while (std::getline(std::cin, line)) {
        std::reverse(line.begin(), line.end());
        std::cout << line;
        std::cout << '\n';
    }
    return 0;
}
`,
  },
  {
    challenge: 42,
    mistake: 'Treats the whole input as one line',
    source: String.raw`#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::vector<std::string> words;
    std::string word;

    while (std::cin >> word) {
        words.push_back(word);
    }
    std::reverse(words.begin(), words.end());

    for (std::size_t i = 0; i < words.size(); i++) {
        std::cout << (i == 0 ? "" : " ") << words[i];
    }
    std::cout << '\n';
    return 0;
}
`,
  },
  {
    challenge: 42,
    mistake: 'Splits at every single blank, which leaves empty words',
    source: String.raw`#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;

    while (std::getline(std::cin, line)) {
        std::istringstream stream(line);
        std::vector<std::string> words;
        std::string word;

        while (std::getline(stream, word, ' ')) {
            words.push_back(word);
        }
        std::reverse(words.begin(), words.end());

        for (std::size_t i = 0; i < words.size(); i++) {
            std::cout << (i == 0 ? "" : " ") << words[i];
        }
        std::cout << '\n';
    }
    return 0;
}
`,
  },
  {
    challenge: 42,
    mistake: 'Never empties the list of words between lines',
    source: String.raw`#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;
    std::vector<std::string> words;

    while (std::getline(std::cin, line)) {
        std::istringstream stream(line);
        std::string word;

        while (stream >> word) {
            words.push_back(word);
        }
        std::reverse(words.begin(), words.end());

        for (std::size_t i = 0; i < words.size(); i++) {
            std::cout << (i == 0 ? "" : " ") << words[i];
        }
        std::cout << '\n';
    }
    return 0;
}
`,
  },
  {
    challenge: 43,
    mistake: 'Prints the set, which is sorted',
    source: String.raw`#include <iostream>
#include <set>

int main() {
    std::set<int> kept;
    int number;

    while (std::cin >> number) {
        kept.insert(number);
    }

    std::cout << "kept " << kept.size() << ':';
    for (int value : kept) {
        std::cout << ' ' << value;
    }
    std::cout << '\n';
    return 0;
}
`,
  },
  {
    challenge: 43,
    mistake: 'Only leaves out numbers equal to the one before',
    source: String.raw`#include <iostream>
#include <vector>

int main() {
    std::vector<int> kept;
    int number;

    while (std::cin >> number) {
        if (kept.empty() || kept.back() != number) {
            kept.push_back(number);
        }
    }

    std::cout << "kept " << kept.size() << ':';
    for (int value : kept) {
        std::cout << ' ' << value;
    }
    std::cout << '\n';
    return 0;
}
`,
  },
  {
    challenge: 43,
    mistake: 'Throws out every number that comes more than once',
    source: String.raw`#include <iostream>
#include <map>
#include <vector>

int main() {
    std::map<int, int> counts;
    std::vector<int> numbers;
    std::vector<int> kept;
    int number;

    while (std::cin >> number) {
        numbers.push_back(number);
        counts[number]++;
    }
    for (int value : numbers) {
        if (counts[value] == 1) {
            kept.push_back(value);
        }
    }

    std::cout << "kept " << kept.size() << ':';
    for (int value : kept) {
        std::cout << ' ' << value;
    }
    std::cout << '\n';
    return 0;
}
`,
  },
  {
    challenge: 44,
    mistake: 'Only counts opening and closing brackets of each kind',
    source: String.raw`#include <iostream>
#include <string>

// Returns 0 if the brackets match, otherwise the place of the first fault, counted from 1.
std::size_t first_fault(const std::string &text) {
    int open[3] = {0, 0, 0};
    const std::string opening = "([{";
    const std::string closing = ")]}";

    for (std::size_t i = 0; i < text.size(); i++) {
        std::size_t opened = opening.find(text[i]);
        std::size_t closed = closing.find(text[i]);

        if (opened != std::string::npos) {
            open[opened]++;
        }
        if (closed != std::string::npos && --open[closed] < 0) {
            return i + 1;
        }
    }
    return open[0] + open[1] + open[2] == 0 ? 0 : text.size() + 1;
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
`,
  },
  {
    challenge: 44,
    mistake: 'Does not notice what stays open at the end',
    source: String.raw`#include <iostream>
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
            if (expected.empty() || expected.top() != text[i]) {
                return i + 1;
            }
            expected.pop();
            break;
        default:
            break;
        }
    }
    return 0;
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
`,
  },
  {
    challenge: 44,
    mistake: 'Counts the places from 0',
    source: String.raw`#include <iostream>
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
            if (expected.empty() || expected.top() != text[i]) {
                return i;
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
`,
  },
  {
    challenge: 44,
    mistake: 'Passes over a closing bracket when nothing is open',
    source: String.raw`#include <iostream>
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
                break;
            }
            if (expected.top() != text[i]) {
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
`,
  },
  {
    challenge: 45,
    mistake: 'Looks up with [], which adds the names that it asks for',
    source: String.raw`#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, std::string> book;
    std::string command;
    std::string name;
    std::string number;

    while (std::cin >> command) {
        if (command == "add") {
            std::cin >> name >> number;
            book[name] = number;
        } else if (command == "find") {
            std::cin >> name;
            std::cout << (book[name].empty() ? "unknown" : book[name]) << '\n';
        } else if (command == "remove") {
            std::cin >> name;
            std::cout << (book.erase(name) == 1 ? "removed" : "unknown") << '\n';
        } else if (command == "list") {
            std::cout << book.size() << " entries\n";
            for (const auto &[owner, owned] : book) {
                std::cout << owner << ' ' << owned << '\n';
            }
        }
    }
    return 0;
}
`,
  },
  {
    challenge: 45,
    mistake: 'Adds with insert, which keeps the old number',
    source: String.raw`#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, std::string> book;
    std::string command;
    std::string name;
    std::string number;

    while (std::cin >> command) {
        if (command == "add") {
            std::cin >> name >> number;
            book.insert({name, number});
        } else if (command == "find") {
            std::cin >> name;
            auto entry = book.find(name);
            std::cout << (entry == book.end() ? "unknown" : entry->second) << '\n';
        } else if (command == "remove") {
            std::cin >> name;
            std::cout << (book.erase(name) == 1 ? "removed" : "unknown") << '\n';
        } else if (command == "list") {
            std::cout << book.size() << " entries\n";
            for (const auto &[owner, owned] : book) {
                std::cout << owner << ' ' << owned << '\n';
            }
        }
    }
    return 0;
}
`,
  },
  {
    challenge: 45,
    mistake: 'Keeps the numbers as int',
    source: String.raw`#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, int> book;
    std::string command;
    std::string name;
    std::string number;

    while (std::cin >> command) {
        if (command == "add") {
            std::cin >> name >> number;
            book[name] = std::stoi(number);
        } else if (command == "find") {
            std::cin >> name;
            auto entry = book.find(name);
            if (entry == book.end()) {
                std::cout << "unknown\n";
            } else {
                std::cout << entry->second << '\n';
            }
        } else if (command == "remove") {
            std::cin >> name;
            std::cout << (book.erase(name) == 1 ? "removed" : "unknown") << '\n';
        } else if (command == "list") {
            std::cout << book.size() << " entries\n";
            for (const auto &[owner, owned] : book) {
                std::cout << owner << ' ' << owned << '\n';
            }
        }
    }
    return 0;
}
`,
  },
  {
    challenge: 45,
    mistake: 'Says removed whether the name was there or not',
    source: String.raw`#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, std::string> book;
    std::string command;
    std::string name;
    std::string number;

    while (std::cin >> command) {
        if (command == "add") {
            std::cin >> name >> number;
            book[name] = number;
        } else if (command == "find") {
            std::cin >> name;
            auto entry = book.find(name);
            std::cout << (entry == book.end() ? "unknown" : entry->second) << '\n';
        } else if (command == "remove") {
            std::cin >> name;
            book.erase(name);
            std::cout << "removed\n";
        } else if (command == "list") {
            std::cout << book.size() << " entries\n";
            for (const auto &[owner, owned] : book) {
                std::cout << owner << ' ' << owned << '\n';
            }
        }
    }
    return 0;
}
`,
  },
];
