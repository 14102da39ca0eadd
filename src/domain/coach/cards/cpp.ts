import type { Card } from '../types';

/** C++: what the built-in coach knows. */
export const cppCards: readonly Card[] = [
  {
    id: 'c-cpp/c-vs-cpp',
    group: 'c-cpp',
    title: 'Difference between C and C++',
    asked: [
      'What is the difference between C and C++?',
      'Should I learn C or C++ first?',
      'Is C++ a superset of C?',
      'When do people use C instead of C++?',
    ],
    terms: ['C versus C++', 'C vs CPP', 'compatibility', 'language choice'],
    answer: `C is a small language of functions, structs and pointers. C++ grew out of C and adds classes, references, overloading, templates, exceptions, and a large library of containers and algorithms.

| | C | C++ |
| --- | --- | --- |
| Memory | \`malloc\` and \`free\` by hand | destructors release it (RAII) |
| Text | \`char\` arrays | \`std::string\` |
| Generic code | macros, \`void *\` | templates |
| Errors | return values | exceptions or return values |

Most C compiles as C++ with small changes, but not all: for example \`void *\` from \`malloc\` needs a cast in C++, and words such as \`class\` and \`new\` are reserved. So treat them as two languages with a shared core.

C is usual in operating system kernels, small embedded systems and libraries that other languages call. C++ is usual in games, browsers, trading systems and large desktop programs.

If your aim is C++, you can start with it directly: learn \`std::vector\`, \`std::string\` and references before raw pointers. Learn C first if you aim at embedded or systems work.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/raii', 'c-cpp/references', 'c-cpp/classes-and-constructors', 'career/game-development'],
  },
  {
    id: 'c-cpp/references',
    group: 'c-cpp',
    title: 'References in C++',
    asked: [
      'What is a reference in C++?',
      'What is the difference between a pointer and a reference?',
      'When should I pass by const reference?',
      'How do I pass by reference in C++?',
    ],
    terms: ['pass by reference', 'lvalue reference', 'const&', 'alias', '&', 'pass by value'],
    answer: `A reference is another name for an existing object. It must be bound when it is made, cannot be bound to another object later, and is never null in a correct program.

\`\`\`cpp
#include <string>

void greet(std::string &out, const std::string &name) {
    out = "Hello, " + name; // changes the caller's object
}
\`\`\`

How to pass arguments:

- by value for small types such as \`int\`, or when you need your own copy
- by \`const T &\` to read a large object without copying it
- by \`T &\` to change the caller's object
- by pointer when "no object" is a valid answer

Assigning to a reference changes the object it names; it does not rebind it. A pointer can be null, can be moved to another object, and needs \`*\` to reach the object.

The usual mistake is a reference that outlives its object, such as returning a reference to a local variable, or keeping a reference to a vector element while the vector grows. In a loop, write \`for (const auto &item : items)\` to avoid a copy per element.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/pointers', 'c-cpp/const', 'c-cpp/copy-and-move'],
  },
  {
    id: 'c-cpp/raii',
    group: 'c-cpp',
    title: 'RAII in C++',
    asked: [
      'What is RAII?',
      'How does C++ clean up resources?',
      'Why do I not need delete in modern C++?',
      'What is a destructor for?',
    ],
    terms: [
      'resource acquisition is initialization',
      'destructor',
      'scope',
      'lock_guard',
      'ownership',
      'exception safety',
    ],
    answer: `RAII ("resource acquisition is initialisation") ties a resource to the life of an object: the constructor takes it, the destructor gives it back. Destructors of local objects run when the block ends, whether by \`return\`, by falling out, or by an exception that is caught further up. So nothing is forgotten on an error path.

\`\`\`cpp
#include <fstream>
#include <mutex>
#include <string>

std::mutex m;

void log_line(const std::string &text) {
    std::lock_guard<std::mutex> lock(m);      // unlocks by itself
    std::ofstream out("log.txt", std::ios::app); // closes by itself
    out << text << '\\n';
}
\`\`\`

The standard library is built on this: \`std::vector\` and \`std::string\` own memory, \`std::unique_ptr\` owns one object, \`std::ofstream\` owns a file, \`std::lock_guard\` holds a lock.

Use it for anything with a pair of calls: open and close, lock and unlock, begin and end. If you write \`new\` and \`delete\` by hand in ordinary code, look for a type that owns the thing for you. Objects are destroyed in the reverse order of their creation.`,
    sources: ['cpp-guidelines', 'cppreference'],
    next: ['c-cpp/smart-pointers', 'c-cpp/exceptions', 'c-cpp/copy-and-move'],
  },
  {
    id: 'c-cpp/smart-pointers',
    group: 'c-cpp',
    title: 'Smart pointers: unique_ptr, shared_ptr, weak_ptr',
    asked: [
      'What is a smart pointer?',
      'What is the difference between unique_ptr and shared_ptr?',
      'When should I use weak_ptr?',
      'How do I use make_unique?',
    ],
    terms: [
      'std::unique_ptr',
      'std::shared_ptr',
      'std::weak_ptr',
      'make_shared',
      'ownership',
      'reference counting',
      'raw pointer',
      'memory header',
    ],
    answer: `A smart pointer is an object that owns what it points to and deletes it at the right time.

\`\`\`cpp
#include <memory>
#include <utility>

struct Node { int value = 0; };

int main() {
    auto a = std::make_unique<Node>(); // one owner
    auto b = std::move(a);             // ownership moves; a is now null
    auto s = std::make_shared<Node>(); // counted owners
    auto t = s;                        // count is 2
    return b->value + t->value;
}
\`\`\`

- \`unique_ptr\` is the default: one owner, no counting, cannot be copied, only moved.
- \`shared_ptr\` is for real shared ownership; the last owner deletes the object.
- \`weak_ptr\` watches a shared object without keeping it alive; \`lock()\` gives a \`shared_ptr\` or an empty one. Use it to break cycles: two objects that hold each other by \`shared_ptr\` are never deleted.

A raw pointer or reference is still fine for a function that only uses an object and does not own it.

Do not make two smart pointers from the same raw pointer: both would delete it.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/raii', 'c-cpp/copy-and-move', 'c-cpp/memory-leaks'],
  },
  {
    id: 'c-cpp/vector',
    group: 'c-cpp',
    title: 'std::vector in C++',
    asked: [
      'How do I use a vector in C++?',
      'What is the difference between size and capacity?',
      'How do I loop over and remove elements of a vector?',
      'What is the difference between operator[] and at?',
    ],
    terms: [
      'std::vector',
      'dynamic array',
      'push_back',
      'emplace_back',
      'reserve',
      'resize',
      'erase',
      'vector<vector<int>>',
      '2D vector',
    ],
    answer: `\`std::vector\` is an array that grows. Its elements lie side by side in memory, access by index takes constant time, and \`push_back\` is constant time on average. It is the container to choose first.

\`\`\`cpp
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::vector<int> v{4, 1, 3};
    v.push_back(2);
    v.erase(std::remove(v.begin(), v.end(), 1), v.end());
    for (int x : v) std::cout << x << ' '; // 4 3 2
    std::vector<std::vector<int>> grid(3, std::vector<int>(5, 0));
}
\`\`\`

- \`size()\` counts the elements; \`capacity()\` is the room before the next growth. \`reserve\` makes room, \`resize\` makes elements.
- \`v[i]\` does not check the index; \`v.at(i)\` throws \`std::out_of_range\`.
- Inserting or erasing in the middle moves the elements behind it.
- When the vector grows beyond its capacity, all pointers, references and iterators into it become invalid.

\`size()\` is unsigned: \`v.size() - 1\` on an empty vector is a huge number.`,
    sources: ['cppreference'],
    next: ['c-cpp/iterators', 'c-cpp/algorithms', 'c-cpp/map-and-unordered-map', 'c-cpp/auto-and-range-for'],
  },
  {
    id: 'c-cpp/std-string',
    group: 'c-cpp',
    title: 'std::string in C++',
    asked: [
      'How do I use strings in C++?',
      'How do I convert a string to int in C++?',
      'How do I split a string in C++?',
      'What is the difference between std::string and char array?',
    ],
    terms: [
      'std::string',
      'stoi',
      'to_string',
      'substr',
      'find',
      'npos',
      'getline',
      'c_str',
      'string_view',
      'stringstream',
    ],
    answer: `\`std::string\` owns its characters, knows its length, grows as needed, and compares by content with \`==\`. Prefer it to \`char\` arrays.

\`\`\`cpp
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::string line = "ada,grace,linus", part;
    std::istringstream in(line);
    while (std::getline(in, part, ',')) std::cout << part << '\\n';
    int n = std::stoi("42");
    std::string s = std::to_string(n) + "!";
    if (line.find("grace") != std::string::npos) std::cout << s << '\\n';
}
\`\`\`

- \`substr(pos, count)\` copies a part; \`find\` gives a position or \`std::string::npos\`.
- \`std::stoi\` throws \`std::invalid_argument\` if there is no number at the start.
- \`c_str()\` gives a \`const char *\` for C functions; it is valid only until the string changes or is destroyed.
- \`std::string_view\` looks at text without copying it; the text must outlive it.

\`size()\` counts bytes (\`char\`), so a letter outside ASCII in UTF-8 counts more than one. Two literals cannot be joined with \`+\`; one side must be a \`std::string\`.`,
    sources: ['cppreference'],
    next: ['c-cpp/c-strings', 'c-cpp/iostream', 'c-cpp/vector'],
  },
  {
    id: 'c-cpp/map-and-unordered-map',
    group: 'c-cpp',
    title: 'std::map and std::unordered_map',
    asked: [
      'What is the difference between map and unordered_map?',
      'How do I use a map in C++?',
      'How do I check if a key exists in a map?',
      'Why does operator[] add elements to my map?',
    ],
    terms: [
      'std::map',
      'std::set',
      'std::unordered_set',
      'hash table',
      'dictionary',
      'find',
      'contains',
      'red-black tree',
      'key value',
    ],
    answer: `Both store key and value pairs with unique keys.

| | \`std::map\` | \`std::unordered_map\` |
| --- | --- | --- |
| Order | sorted by key | none |
| Find, insert | O(log n) | O(1) on average, O(n) at worst |
| Key needs | \`<\` | a hash and \`==\` |

Take \`unordered_map\` for plain look-ups, \`map\` when you need the keys in order or ranges.

\`\`\`cpp
#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, int> count;
    for (std::string w : {"a", "b", "a"}) ++count[w];
    for (const auto &[word, n] : count) std::cout << word << ' ' << n << '\\n';
    if (auto it = count.find("c"); it != count.end()) std::cout << it->second;
}
\`\`\`

\`count[key]\` inserts a default value if the key is missing. That is handy for counting, but a test such as \`if (count["c"] > 0)\` grows the map, and it does not compile on a const map. Use \`find\`, \`count(key)\` or, since C++20, \`contains\`.

\`std::set\` and \`std::unordered_set\` are the same idea with keys only.`,
    sources: ['cppreference'],
    next: ['c-cpp/vector', 'c-cpp/iterators', 'c-cpp/algorithms'],
  },
  {
    id: 'c-cpp/iterators',
    group: 'c-cpp',
    title: 'Iterators and iterator invalidation',
    asked: [
      'What is an iterator in C++?',
      'What does iterator invalidation mean?',
      'How do I erase while iterating?',
      'What do begin and end point to?',
    ],
    terms: ['begin', 'end', 'std::next', 'invalidated iterator', 'range-based for', 'half-open range', 'erase_if'],
    answer: `An iterator marks a position in a container: \`*it\` is the element, \`++it\` goes on. \`begin()\` is the first element; \`end()\` is one past the last and must not be dereferenced. Algorithms take such half-open ranges, so the same function works for many containers.

An operation that changes a container may invalidate iterators: using one afterwards is undefined behaviour. For \`std::vector\`, growth beyond the capacity invalidates all of them, and \`erase\` those at and after the place. For \`std::map\` and \`std::list\`, \`erase\` invalidates only the erased element's iterator.

To erase while looping, take the iterator that \`erase\` returns:

\`\`\`cpp
#include <map>

void drop_zeros(std::map<int, int> &m) {
    for (auto it = m.begin(); it != m.end();) {
        if (it->second == 0) it = m.erase(it);
        else ++it;
    }
}
\`\`\`

Do not add to or erase from a vector inside a range-based \`for\` over it. For vectors use \`std::remove_if\` with \`erase\`, or \`std::erase_if\` since C++20.`,
    sources: ['cppreference'],
    next: ['c-cpp/vector', 'c-cpp/algorithms', 'c-cpp/map-and-unordered-map'],
  },
  {
    id: 'c-cpp/templates',
    group: 'c-cpp',
    title: 'Templates in C++',
    asked: [
      'What is a template in C++?',
      'How do I write a generic function?',
      'Why must templates be in the header?',
      'What is the difference between a template and a macro?',
    ],
    terms: [
      'generic programming',
      'typename',
      'class template',
      'function template',
      'instantiation',
      'specialization',
      'concepts',
    ],
    answer: `A template is a pattern from which the compiler makes functions or classes for the types you use. \`std::vector<int>\` and \`std::vector<std::string>\` come from one template.

\`\`\`cpp
#include <string>

template <typename T>
const T &larger(const T &a, const T &b) {
    return b < a ? a : b;
}

int main() {
    int n = larger(3, 7); // T is int
    std::string s = larger<std::string>("ab", "b");
    return n == 7 && s == "b" ? 0 : 1;
}
\`\`\`

The compiler needs the full definition where the template is used, so it belongs in a header. In a \`.cpp\` file the linker will report an undefined reference.

A template works for every type that supports the operations in its body, here \`<\`. If one is missing, the error appears inside the template; look for the line that says "required from here" and names your own file. Since C++20, concepts let you state the requirements up front.

\`larger(1, 2.5)\` does not compile, because \`T\` would be both \`int\` and \`double\`. Unlike a macro, a template knows types and evaluates its arguments once.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/vector', 'c-cpp/linker-errors', 'c-cpp/cpp-compiler-errors'],
  },
  {
    id: 'c-cpp/classes-and-constructors',
    group: 'c-cpp',
    title: 'Classes, constructors and access in C++',
    asked: [
      'How do I write a class in C++?',
      'What is the difference between struct and class in C++?',
      'What is a member initializer list?',
      'What does explicit mean on a constructor?',
    ],
    terms: [
      'constructor',
      'destructor',
      'private',
      'public',
      'encapsulation',
      'this',
      'explicit',
      'default constructor',
      'OOP',
    ],
    answer: `A class joins data and the functions that keep it valid. \`private\` members can be reached only from inside the class; \`public\` ones are its interface.

\`\`\`cpp
#include <stdexcept>

class Account {
public:
    explicit Account(long cents) : cents_(cents) {}
    void withdraw(long amount) {
        if (amount < 0 || amount > cents_) throw std::invalid_argument("amount");
        cents_ -= amount;
    }
    long cents() const { return cents_; }
private:
    long cents_;
};
\`\`\`

\`struct\` and \`class\` differ only in their defaults: members and bases of a struct are public, of a class private. Use a struct for plain data without rules.

- The part after the colon initialises members directly. Members are initialised in the order of their declaration, whatever the list says.
- \`explicit\` stops a silent conversion from \`long\` to \`Account\`.
- A member function that changes nothing is marked \`const\`.
- If you write any constructor, the default constructor is no longer made for you.
- A class definition ends with a semicolon; forgetting it gives odd errors further down.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/virtual-functions', 'c-cpp/copy-and-move', 'c-cpp/raii', 'c-cpp/structs'],
  },
  {
    id: 'c-cpp/virtual-functions',
    group: 'c-cpp',
    title: 'Virtual functions and polymorphism',
    asked: [
      'What is a virtual function?',
      'Why do I need a virtual destructor?',
      'What is object slicing?',
      'What is the difference between overriding and overloading?',
      'What is an abstract class in C++?',
    ],
    terms: [
      'polymorphism',
      'override',
      'pure virtual',
      'abstract class',
      'vtable',
      'dynamic dispatch',
      'inheritance',
      'interface',
    ],
    answer: `A virtual function is chosen at run time by the real type of the object, not by the type of the pointer or reference you call through.

\`\`\`cpp
#include <memory>
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0; // pure: Shape is abstract
};
struct Square : Shape {
    explicit Square(double s) : side(s) {}
    double area() const override { return side * side; }
    double side;
};
std::vector<std::unique_ptr<Shape>> shapes;
\`\`\`

- A base class that is deleted through a base pointer needs a virtual destructor; without one the behaviour is undefined.
- Write \`override\`: the compiler then tells you if the signature does not match.
- Copying a derived object into a base object by value cuts the derived part off ("slicing"). Pass references or pointers.
- A virtual call in a constructor or destructor does not reach a class derived further.

Overriding replaces a virtual function in a derived class; overloading gives several functions one name with different parameters. Use inheritance for "is a kind of" with shared behaviour, and a member for "has a".`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/classes-and-constructors', 'c-cpp/smart-pointers', 'c-cpp/casts', 'c-cpp/operator-overloading'],
  },
  {
    id: 'c-cpp/copy-and-move',
    group: 'c-cpp',
    title: 'Copy, move and the rule of zero, three and five',
    asked: [
      'What are move semantics?',
      'What is the rule of five?',
      'What does std::move do?',
      'What is the difference between copy constructor and assignment?',
    ],
    terms: [
      'copy constructor',
      'move constructor',
      'rvalue reference',
      '&&',
      'std::move',
      'deep copy',
      'shallow copy',
      'rule of three',
      'rule of zero',
    ],
    answer: `A copy makes a second object with the same value. A move lets the new object take over the resources of one that is no longer needed, which is cheap for containers.

\`\`\`cpp
#include <string>
#include <utility>
#include <vector>

int main() {
    std::string a(1000, 'x');
    std::string b = a;            // copy: both hold the text
    std::vector<std::string> v;
    v.push_back(std::move(a));    // move: a is valid, content unspecified
    return b.size() == v[0].size() ? 0 : 1;
}
\`\`\`

\`std::move\` moves nothing; it is a cast that says "may be moved from". After it, assign to the object or let it go.

- **Rule of zero**: if the members manage themselves (\`std::string\`, \`std::vector\`, \`unique_ptr\`), write no destructor, copy or move at all. Aim for this.
- **Rule of five**: if you must write one of destructor, copy constructor, copy assignment, move constructor, move assignment, think about all five, or \`= delete\` those you do not want. The older rule of three has no moves.

A class with a raw owning pointer and the default copy ends in a double delete. \`return local;\` needs no \`std::move\`.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/smart-pointers', 'c-cpp/raii', 'c-cpp/references'],
  },
  {
    id: 'c-cpp/lambdas',
    group: 'c-cpp',
    title: 'Lambda expressions in C++',
    asked: [
      'How do I write a lambda in C++?',
      'What do the square brackets in a lambda mean?',
      'What is the difference between capture by value and by reference?',
      'How do I sort with a custom comparison?',
    ],
    terms: ['closure', 'capture list', '[&]', '[=]', 'anonymous function', 'std::function', 'comparator', 'mutable'],
    answer: `A lambda is a function object written where it is used: \`[captures](parameters) { body }\`.

\`\`\`cpp
#include <algorithm>
#include <string>
#include <vector>

void by_length(std::vector<std::string> &words, std::size_t limit) {
    std::sort(words.begin(), words.end(),
              [](const auto &a, const auto &b) { return a.size() < b.size(); });
    auto is_long = [limit](const std::string &w) { return w.size() > limit; };
    words.erase(std::remove_if(words.begin(), words.end(), is_long), words.end());
}
\`\`\`

The brackets say which local variables the body may use: \`[x]\` copies \`x\`, \`[&x]\` refers to it, \`[=]\` and \`[&]\` do so for every variable used, \`[this]\` captures the pointer to the current object.

Capture by value if the lambda is kept and runs later; a captured reference to a local variable dangles once the function has returned. A copied capture is read-only unless you add \`mutable\`.

Store a lambda with \`auto\`; use \`std::function\` when the type must be fixed, as in a member. A comparison for \`std::sort\` must give false for equal elements: use \`<\`, never \`<=\`.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/algorithms', 'c-cpp/function-pointers', 'c-cpp/references'],
  },
  {
    id: 'c-cpp/exceptions',
    group: 'c-cpp',
    title: 'Exceptions in C++',
    asked: [
      'How do exceptions work in C++?',
      'How do I use try and catch?',
      'When should I throw an exception?',
      'What does terminate called after throwing mean?',
      'What is noexcept?',
    ],
    terms: [
      'try',
      'catch',
      'throw',
      'std::exception',
      'what()',
      'noexcept',
      'stack unwinding',
      'std::terminate',
      'error handling',
    ],
    answer: `\`throw\` leaves the current function and looks for a matching \`catch\` further up. On the way, local objects are destroyed, so RAII types release what they hold.

\`\`\`cpp
#include <iostream>
#include <stdexcept>
#include <string>

int parse_age(const std::string &text) {
    int age = std::stoi(text); // throws std::invalid_argument on "abc"
    if (age < 0) throw std::out_of_range("age is negative");
    return age;
}
int main() {
    try { std::cout << parse_age("-3") << '\\n'; }
    catch (const std::exception &e) { std::cerr << e.what() << '\\n'; }
}
\`\`\`

- Throw by value, catch by \`const\` reference; catching by value slices derived types.
- Order \`catch\` blocks from special to general.
- Use exceptions for failures that the caller cannot ignore, not for ordinary results such as "not found".
- \`noexcept\` promises that nothing is thrown; if something is, the program ends.
- "terminate called after throwing an instance of" means that no \`catch\` matched, or that an exception left a \`noexcept\` function, which includes destructors by default.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/raii', 'c-cpp/classes-and-constructors'],
  },
  {
    id: 'c-cpp/iostream',
    group: 'c-cpp',
    title: 'Input and output with iostream',
    asked: [
      'How do cin and cout work?',
      'Why does getline skip after cin?',
      'How do I read a whole line in C++?',
      'What is the difference between endl and newline?',
      'How do I check that input is a number?',
    ],
    terms: [
      'std::cin',
      'std::cout',
      'std::cerr',
      'getline',
      'fstream',
      'setprecision',
      'cin.ignore',
      'cin.clear',
      'std::endl',
      'sync_with_stdio',
    ],
    answer: `\`std::cin >> x\` skips white space, then reads one value; \`std::cout << x\` prints. A stream turns false when a read fails, so test the read itself.

\`\`\`cpp
#include <iostream>
#include <limits>
#include <string>

int main() {
    int age = 0;
    while (!(std::cin >> age)) {
        if (std::cin.eof()) return 1;
        std::cin.clear(); // leave the failed state
        std::cin.ignore(std::numeric_limits<std::streamsize>::max(), '\\n');
    }
    std::string name;
    std::getline(std::cin >> std::ws, name); // skips the left-over newline
}
\`\`\`

\`>>\` leaves the newline in the input, so a \`getline\` straight after it reads an empty line. \`std::ws\` skips that white space.

- \`'\\n'\` ends the line; \`std::endl\` also flushes, which is slow in a loop.
- Error messages belong on \`std::cerr\`.
- For decimals use \`std::fixed\` and \`std::setprecision(2)\` from \`<iomanip>\`.
- Files work the same with \`std::ifstream\` and \`std::ofstream\`.

Write \`while (std::cin >> x)\`, not \`while (!std::cin.eof())\`.`,
    sources: ['cppreference'],
    next: ['c-cpp/std-string', 'c-cpp/printf-formats', 'c-cpp/file-io'],
  },
  {
    id: 'c-cpp/algorithms',
    group: 'c-cpp',
    title: 'Standard algorithms: sort, find, accumulate',
    asked: [
      'How do I sort a vector in C++?',
      'How do I find an element in a vector?',
      'How do I sum a vector?',
      'Which algorithms does the C++ standard library have?',
    ],
    terms: [
      'std::sort',
      'std::find',
      'std::accumulate',
      'std::count_if',
      'std::transform',
      'lower_bound',
      'numeric',
      'STL',
      'ranges',
    ],
    answer: `The header \`<algorithm>\` has ready loops over iterator ranges; \`<numeric>\` has sums. They say what you mean and are well tested.

\`\`\`cpp
#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

int main() {
    std::vector<int> v{5, 2, 8};
    std::sort(v.begin(), v.end(), std::greater<int>{}); // 8 5 2
    auto it = std::find(v.begin(), v.end(), 5);
    bool found = it != v.end();
    long sum = std::accumulate(v.begin(), v.end(), 0L);
    auto even = std::count_if(v.begin(), v.end(), [](int x) { return x % 2 == 0; });
    return found && sum == 15 && even == 2 ? 0 : 1;
}
\`\`\`

- \`std::sort\` takes O(n log n) and does not keep the order of equal elements; \`std::stable_sort\` does.
- \`std::binary_search\` and \`std::lower_bound\` need a sorted range.
- \`std::remove\` only shifts the kept elements forward; call \`erase\` on the rest.
- The type of the start value decides the type of \`std::accumulate\`: \`0\` adds doubles as integers, so write \`0.0\`.

\`std::sort\` needs random access, so \`std::list\` has its own \`sort\`, and maps are sorted already.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/lambdas', 'c-cpp/iterators', 'c-cpp/vector'],
  },
  {
    id: 'c-cpp/auto-and-range-for',
    group: 'c-cpp',
    title: 'auto, range-based for and structured bindings',
    asked: [
      'What does auto do in C++?',
      'How does the range-based for loop work?',
      'When should I use auto& in a loop?',
      'What are structured bindings?',
    ],
    terms: ['type deduction', 'for each', 'auto&', 'const auto&', 'nullptr', 'brace initialization', 'modern C++'],
    answer: `\`auto\` lets the compiler deduce a type from the initialiser. The type is still fixed at compile time. It helps with long names such as iterators and is needed for lambdas.

\`\`\`cpp
#include <map>
#include <string>
#include <utility>
#include <vector>

int main() {
    std::vector<std::string> words{"a", "b"};
    for (auto &w : words) w += "!";          // changes the elements
    std::size_t total = 0;
    for (const auto &w : words) total += w.size(); // no copies
    std::map<std::string, int> ages{{"Ada", 36}};
    for (const auto &[name, age] : ages) total += name.size() + age;
    return total > 0 ? 0 : 1;
}
\`\`\`

Plain \`auto\` makes a copy: it drops references and top-level \`const\`. So \`for (auto w : words)\` copies each string, and a change to \`w\` is lost. Choose \`auto &\` to change, \`const auto &\` to read, and plain \`auto\` for small values.

Structured bindings, \`[name, age]\`, give names to the parts of a pair, tuple or plain struct.

Do not hide a type that the reader needs: \`auto x = 5 / 2;\` is an \`int\` with value 2.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/vector', 'c-cpp/references', 'c-cpp/map-and-unordered-map'],
  },
  {
    id: 'c-cpp/casts',
    group: 'c-cpp',
    title: 'Casts and conversions in C++',
    asked: [
      'What is static_cast?',
      'What is the difference between static_cast and dynamic_cast?',
      'When do I use reinterpret_cast?',
      'How do I convert int to double in C++?',
    ],
    terms: [
      'static_cast',
      'dynamic_cast',
      'const_cast',
      'reinterpret_cast',
      'C-style cast',
      'narrowing',
      'type conversion',
    ],
    answer: `C++ has four named casts, so that the reader and the compiler know what you intend.

| Cast | For |
| --- | --- |
| \`static_cast\` | related types: numbers, enums, base and derived without a check |
| \`dynamic_cast\` | base to derived with a run-time check; needs a virtual function |
| \`const_cast\` | adding or removing \`const\` |
| \`reinterpret_cast\` | treating bits as another type; rarely right |

\`\`\`cpp
int sum = 7, count = 2;
double mean = static_cast<double>(sum) / count; // 3.5
\`\`\`

Casting the result instead, \`static_cast<double>(sum / count)\`, gives 3, because the integer division has already dropped the rest.

\`dynamic_cast\` to a pointer type gives a null pointer if the object is not of that class; to a reference type it throws \`std::bad_cast\`. Frequent use hints that a virtual function would serve better.

The C style, \`(T)x\`, can silently act as any of them but \`dynamic_cast\`, so avoid it in C++. Braces refuse a conversion that loses information: \`int n{3.5};\` does not compile. A \`double\` out of the range of \`int\` is undefined when cast.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/integer-types', 'c-cpp/virtual-functions', 'c-cpp/const'],
  },
  {
    id: 'c-cpp/namespaces',
    group: 'c-cpp',
    title: 'Namespaces and using namespace std',
    asked: [
      'What is a namespace in C++?',
      'Why is using namespace std bad?',
      'What does the double colon mean in C++?',
      'How do I avoid writing std:: everywhere?',
    ],
    terms: [
      'std::',
      'scope resolution operator',
      '::',
      'using directive',
      'using declaration',
      'name clash',
      'anonymous namespace',
    ],
    answer: `A namespace groups names so that libraries do not clash. \`::\` picks a name from a scope: \`std::vector\` is \`vector\` in the namespace \`std\`.

\`\`\`cpp
#include <iostream>

namespace bank {
int count = 0; // not in conflict with std::count
void report() { std::cout << bank::count << '\\n'; }
}

int main() {
    using std::cout; // one name, in this block only
    bank::report();
    cout << "done\\n";
}
\`\`\`

\`using namespace std;\` brings in every name of the library's headers you include. In a small exercise that is harmless, but it can make your own \`count\`, \`distance\` or \`size\` ambiguous, and a later version of the library may add a new clash. Never put it in a header: everyone who includes the header gets it too.

Write \`std::\`, or a using declaration for single names inside a function.

An unnamed namespace, \`namespace { … }\`, makes names private to one source file, as \`static\` does in C. For long nested names use an alias: \`namespace fs = std::filesystem;\`.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/header-files', 'c-cpp/cpp-compiler-errors'],
  },
  {
    id: 'c-cpp/operator-overloading',
    group: 'c-cpp',
    title: 'Operator overloading in C++',
    asked: [
      'How do I overload an operator in C++?',
      'How do I print my own class with cout?',
      'How do I overload operator< for sorting?',
      'Which operators should I overload?',
    ],
    terms: ['operator<<', 'operator==', 'operator<', 'friend', 'overload', 'comparison', 'spaceship operator'],
    answer: `You may give operators a meaning for your own types by writing functions with special names. At least one operand must be a class or enum.

\`\`\`cpp
#include <iostream>
#include <tuple>

struct Date { int year, month, day; };

bool operator==(const Date &a, const Date &b) {
    return std::tie(a.year, a.month, a.day) == std::tie(b.year, b.month, b.day);
}
bool operator<(const Date &a, const Date &b) {
    return std::tie(a.year, a.month, a.day) < std::tie(b.year, b.month, b.day);
}
std::ostream &operator<<(std::ostream &out, const Date &d) {
    return out << d.year << '-' << d.month << '-' << d.day;
}
\`\`\`

With \`<\` the type works in \`std::sort\`, \`std::set\` and as a key of \`std::map\`; with \`<<\` it prints. \`<<\` must be a free function, because its left side is the stream, and it returns the stream so that calls chain.

- Keep the usual meaning: \`+\` should not change its operands, \`==\` should agree with \`!=\`.
- \`<\` must be false for equal values, or sorting misbehaves.
- Do not overload \`&&\`, \`||\` or the comma.
- Since C++20 a defaulted \`operator<=>\` gives all six comparisons.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/classes-and-constructors', 'c-cpp/map-and-unordered-map', 'c-cpp/iostream'],
  },
  {
    id: 'c-cpp/cpp-compiler-errors',
    group: 'c-cpp',
    title: 'Common C and C++ compiler errors',
    asked: [
      'What does expected semicolon before mean?',
      'Why was not declared in this scope?',
      'How do I read a long template error?',
      'What does no matching function for call mean?',
      'How do I fix compiler errors?',
    ],
    terms: [
      'error message',
      'implicit declaration',
      "expected ';'",
      'invalid conversion',
      'cannot bind',
      'incomplete type',
      'g++',
      'clang',
    ],
    answer: `Fix the first error, compile again, and only then look at the next; later ones are often its echo.

| Message | Look for |
| --- | --- |
| expected \`;\` before | a missing semicolon, often on the line above |
| was not declared in this scope | a typing mistake, a missing \`#include\` or \`std::\` |
| implicit declaration of function | in C: a missing header or prototype |
| no matching function for call | wrong number or type of arguments, or a missing \`const\` |
| invalid conversion from \`const char*\` to \`char*\` | a literal needs a pointer to \`const\` |
| cannot bind non-const lvalue reference | a temporary passed where \`T &\` is expected |
| incomplete type | only a forward declaration is visible |

In a long template message, search for your own file name and the words "required from here". That is the line you can change.

Compile often, with \`-Wall -Wextra\`, so that new errors can only come from the few lines you have just written.`,
    sources: ['cppreference'],
    next: ['c-cpp/linker-errors', 'c-cpp/templates', 'c-cpp/header-files', 'c-cpp/namespaces'],
  },
  {
    id: 'c-cpp/cmake',
    group: 'c-cpp',
    title: 'CMake for C and C++ projects',
    asked: [
      'How do I build a C++ project with CMake?',
      'What is CMakeLists.txt?',
      'What is the difference between CMake and make?',
      'How do I add a library in CMake?',
    ],
    terms: ['CMakeLists.txt', 'target_link_libraries', 'add_executable', 'build directory', 'generator', 'ninja'],
    answer: `CMake reads \`CMakeLists.txt\` and writes build files for another tool, such as make, Ninja or Visual Studio. Make runs the commands; CMake describes the project once for all of them.

\`\`\`cmake
cmake_minimum_required(VERSION 3.16)
project(app LANGUAGES CXX)

add_library(shapes src/shapes.cpp)
target_include_directories(shapes PUBLIC include)
target_compile_features(shapes PUBLIC cxx_std_17)

add_executable(app src/main.cpp)
target_link_libraries(app PRIVATE shapes)
\`\`\`

\`\`\`bash
cmake -S . -B build -DCMAKE_BUILD_TYPE=Debug
cmake --build build
\`\`\`

Think in targets: each executable or library has its sources, include folders and options. \`PRIVATE\` settings serve the target itself, \`INTERFACE\` those that link to it, \`PUBLIC\` both.

- Keep the output in a separate \`build\` folder; you can delete it and start again.
- Set \`CMAKE_BUILD_TYPE\` with make and Ninja; otherwise you get neither optimisation nor debug information by default.
- After "could not find package", install its development files or point \`CMAKE_PREFIX_PATH\` to it.`,
    sources: ['cppreference'],
    next: ['c-cpp/make', 'c-cpp/compiling-and-linking'],
  },
];
