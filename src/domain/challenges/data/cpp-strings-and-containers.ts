import type { Challenge } from '../types.ts';

/** Challenges 41 to 45: what the C++ library already has. */
export const cppStringsAndContainers: readonly Challenge[] = [
  {
    id: 41,
    title: 'Word Frequencies',
    group: 'C++ strings and containers',
    difficulty: 'easy',
    language: 'cpp',
    topics: ['std::map', 'std::string', 'character classification'],
    description:
      'Read words until the input ends; they consist of letters and are separated by blanks or newlines. Print how often each word occurs, one word a line as "tea: 2", in alphabetical order. Capital and small letters count as the same, and words are printed in small letters. After that print "different: " and the number of different words. If there are no words at all, only that last line is printed.',
    starter: String.raw`#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, int> counts;
    std::string word;

    while (std::cin >> word) {
        // Put the word into lower case and count it.
    }

    std::cout << "different: " << counts.size() << '\n';
    return 0;
}
`,
    examples: [{ input: 'Tea or coffee\nor tea\n', output: 'coffee: 1\nor: 2\ntea: 2\ndifferent: 3\n' }],
    hidden: [
      { input: '\n', output: 'different: 0\n' },
      { input: 'Word\n', output: 'word: 1\ndifferent: 1\n' },
      { input: 'zoo ant mouse ant\n', output: 'ant: 2\nmouse: 1\nzoo: 1\ndifferent: 3\n' },
      { input: 'aA Aa AA aa\n', output: 'aa: 4\ndifferent: 1\n' },
      { input: '  be   bee\n\n\nbe Bees\n', output: 'be: 2\nbee: 1\nbees: 1\ndifferent: 3\n' },
    ],
    hints: [
      'A std::map keeps its keys in order by itself, so nothing has to be sorted.',
      'counts[word]++ makes a new entry with 0 when the word is not there yet, and then adds 1.',
      'Apply std::tolower from <cctype> to each letter before you count. Then go through the map: for (const auto &[text, count] : counts).',
    ],
    solution: String.raw`#include <cctype>
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
    id: 42,
    title: 'Last Word First',
    group: 'C++ strings and containers',
    difficulty: 'easy',
    language: 'cpp',
    topics: ['std::string', 'string streams', 'std::vector'],
    description:
      'Read the input line by line until it ends. For each line print its words in reverse order, with exactly one space between them and none in front. The letters of a word stay as they are. A word is whatever stands between blanks, so a comma belongs to the word before it. A line may have several blanks in a row, and blanks at its start and end. For a line without words print an empty line.',
    starter: String.raw`#include <iostream>
#include <string>

int main() {
    std::string line;

    while (std::getline(std::cin, line)) {
        // Take the line apart into words, then print them from the last to the first.
        std::cout << line << '\n';
    }
    return 0;
}
`,
    examples: [{ input: 'the cat sat\nhello world\n', output: 'sat cat the\nworld hello\n' }],
    hidden: [
      { input: 'one\n', output: 'one\n' },
      { input: '   many    blanks   here   \n', output: 'here blanks many\n' },
      { input: 'first line\n\nthird line\n', output: 'line first\n\nline third\n' },
      { input: 'Yes, we can!\n', output: 'can! we Yes,\n' },
      { input: '\n \nx y\n', output: '\n\ny x\n' },
    ],
    hints: [
      'std::getline gives you one line at a time, and >> on a std::istringstream made from it gives you its words without any blanks.',
      'Collect the words of one line in a std::vector<std::string>, and start with an empty one for each line.',
      'Print from words.size() down to 1 with index i - 1, or use std::reverse first. Put the space before each word but the first printed one.',
    ],
    solution: String.raw`#include <algorithm>
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
    id: 43,
    title: 'No Repeats',
    group: 'C++ strings and containers',
    difficulty: 'easy',
    language: 'cpp',
    topics: ['std::unordered_set', 'std::vector', 'membership test'],
    description:
      'Read integers until the input ends. Keep each number only the first time that it comes, and print one line: "kept ", how many numbers were kept, a colon, and then the numbers in the order of their first appearance, each with a space before it. With no numbers at all print "kept 0:".',
    starter: String.raw`#include <iostream>
#include <vector>

int main() {
    std::vector<int> kept;
    int number;

    while (std::cin >> number) {
        // Keep the number only if it is new.
        kept.push_back(number);
    }

    std::cout << "kept " << kept.size() << ':';
    for (int value : kept) {
        std::cout << ' ' << value;
    }
    std::cout << '\n';
    return 0;
}
`,
    examples: [{ input: '3 1 3 2 1\n', output: 'kept 3: 3 1 2\n' }],
    hidden: [
      { input: '\n', output: 'kept 0:\n' },
      { input: '5\n', output: 'kept 1: 5\n' },
      { input: '9 9 9 9\n', output: 'kept 1: 9\n' },
      { input: '4 3 2 1 2 3 4\n', output: 'kept 4: 4 3 2 1\n' },
      { input: '0 -1 1 -1 0 -2147483648 2147483647 -2147483648\n', output: 'kept 5: 0 -1 1 -2147483648 2147483647\n' },
    ],
    hints: [
      'You need two things: a quick answer to "did this number come before?", and the order in which the numbers came. No single container has both.',
      'Remember the numbers seen in a std::unordered_set<int>, and the order in a std::vector<int>.',
      'seen.insert(number).second is true exactly when the number was not in the set before.',
    ],
    solution: String.raw`#include <iostream>
#include <unordered_set>
#include <vector>

int main() {
    std::unordered_set<int> seen;
    std::vector<int> kept;
    int number;

    while (std::cin >> number) {
        if (seen.insert(number).second) {
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
    id: 44,
    title: 'Brackets in Balance',
    group: 'C++ strings and containers',
    difficulty: 'medium',
    language: 'cpp',
    topics: ['std::stack', 'parsing', 'std::string'],
    description:
      'Read the input line by line until it ends. In each line, look at the brackets ( ) [ ] { } and pass over all other characters. Each closing bracket must close the last opened one that is still open, and must be of the same kind. If everything fits and nothing stays open, print "balanced". Otherwise print "fault at " and a place, counted from 1: that of the first closing bracket that does not fit, or, if all of them fit but something stays open at the end, the length of the line plus 1. A line without brackets, even an empty one, is balanced.',
    starter: String.raw`#include <iostream>
#include <string>

// Returns 0 if the brackets match, otherwise the place of the first fault, counted from 1.
std::size_t first_fault(const std::string &text) {
    // Which closing bracket must come next? Remember it for each opening one.
    return text.size() % 2;
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
    examples: [{ input: 'f(a[1], {2})\n(a]\n((b)\n', output: 'balanced\nfault at 3\nfault at 5\n' }],
    hidden: [
      { input: '\nno brackets\n', output: 'balanced\nbalanced\n' },
      { input: '([)]\n{[()]}\n', output: 'fault at 3\nbalanced\n' },
      { input: ')(\n', output: 'fault at 1\n' },
      { input: '(\n[[\n', output: 'fault at 2\nfault at 3\n' },
      { input: '()()[]{}\n()]\n', output: 'balanced\nfault at 3\n' },
      { input: '((((((((((()))))))))))\n  ( )  )\n', output: 'balanced\nfault at 8\n' },
    ],
    hints: [
      'The last bracket opened is the first to be closed. Which container gives back what was put in last?',
      'Push the closing bracket that you expect each time one is opened. A closing bracket fits if it equals the top of the stack.',
      'Before you look at the top, ask empty(): a closing bracket with nothing open is a fault. At the end of the line the stack must be empty.',
    ],
    solution: String.raw`#include <iostream>
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
    id: 45,
    title: 'The Phone Book',
    group: 'C++ strings and containers',
    difficulty: 'medium',
    language: 'cpp',
    topics: ['std::map', 'lookup and erase', 'command parsing'],
    description:
      'Keep a phone book and obey commands until the input ends. "add NAME NUMBER" puts a name with its number into the book, or gives a name that is there already the new number; it prints nothing. "find NAME" prints the number. "remove NAME" takes the name out and prints "removed". When the name is not in the book, "find" and "remove" print "unknown" and change nothing. "list" prints how many names there are, as in "2 entries" (also "1 entries"), and then each name and its number with a space between them, one a line, in the order of the names. Names and numbers are single words; a number may start with 0 or +.',
    starter: String.raw`#include <iostream>
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
        } else if (command == "list") {
            std::cout << book.size() << " entries\n";
            // Print the entries, and obey the other commands.
        }
    }
    return 0;
}
`,
    examples: [
      {
        input: 'add Mia 555-12\nadd Ben 0301\nfind Mia\nfind Tom\nlist\n',
        output: '555-12\nunknown\n2 entries\nBen 0301\nMia 555-12\n',
      },
    ],
    hidden: [
      { input: 'list\nfind A\nremove A\n', output: '0 entries\nunknown\nunknown\n' },
      { input: 'add A 1\nadd A 2\nfind A\nlist\n', output: '2\n1 entries\nA 2\n' },
      { input: 'find Ghost\nlist\n', output: 'unknown\n0 entries\n' },
      {
        input: 'add Zoe 007\nadd Al +49\nremove Zoe\nremove Zoe\nlist\n',
        output: 'removed\nunknown\n1 entries\nAl +49\n',
      },
      {
        input: 'add B 2\nadd C 3\nadd A 1\nremove B\nlist\nadd B 4\nlist\n',
        output: 'removed\n2 entries\nA 1\nC 3\n3 entries\nA 1\nB 4\nC 3\n',
      },
    ],
    hints: [
      'Keep the numbers as strings: a number like 0301 would lose its zero as an int.',
      'book[name] puts an empty entry into the map when the name is not there. To look without changing anything use book.find(name) and compare with book.end().',
      'book.erase(name) returns how many entries it removed: 1 or 0.',
    ],
    solution: String.raw`#include <iostream>
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
];
