import type { Card } from '../types';

/** C: what the built-in coach knows. */
export const cCards: readonly Card[] = [
  {
    id: 'c-cpp/pointers',
    group: 'c-cpp',
    title: 'Pointers in C',
    asked: [
      'What is a pointer in C?',
      'How do pointers work?',
      'What do the star and the ampersand mean in C?',
      'Why do we use pointers?',
    ],
    terms: ['address-of', 'dereference', 'indirection', 'NULL', 'int *p'],
    answer: `A pointer is a variable that holds the address of an object. \`&x\` gives the address of \`x\`; \`*p\` reads or writes the object that \`p\` points to.

\`\`\`c
int x = 5;
int *p = &x;   /* p holds the address of x */
*p = 7;        /* x is now 7 */
int *q = NULL; /* points to nothing */
\`\`\`

You need pointers to let a function change a caller's variable, to pass large data without copying it, to walk arrays, and to use memory from \`malloc\`.

The type matters: an \`int *\` tells the compiler how many bytes to read and how far \`p + 1\` moves.

Usual mistakes:

- Dereferencing a pointer that was never set, or that is \`NULL\`.
- Returning the address of a local variable: the object is gone once the function returns.
- Writing \`int *a, b;\` and expecting two pointers; only \`a\` is one.

Set a pointer to a valid address or to \`NULL\` when you declare it.`,
    sources: ['cppreference'],
    next: ['c-cpp/arrays-and-pointers', 'c-cpp/malloc-free', 'c-cpp/segfault'],
  },
  {
    id: 'c-cpp/arrays-and-pointers',
    group: 'c-cpp',
    title: 'Arrays and pointers in C',
    asked: [
      'What is the difference between an array and a pointer in C?',
      'Why does sizeof give the wrong array length in a function?',
      'How do I pass an array to a function in C?',
      'What is array decay?',
    ],
    terms: ['decay', 'sizeof', 'pointer arithmetic', 'off by one', 'out of bounds', 'subscript'],
    answer: `An array is a block of elements; a pointer is one address. In most expressions an array turns into a pointer to its first element ("decay"). The main exceptions are \`sizeof\`, unary \`&\`, and a string literal that initialises an array.

\`\`\`c
#include <stddef.h>

int sum(const int *a, size_t n) {
    int total = 0;
    for (size_t i = 0; i < n; i++) total += a[i];
    return total;
}

int main(void) {
    int v[] = {1, 2, 3};
    return sum(v, sizeof v / sizeof v[0]);
}
\`\`\`

A parameter written \`int a[10]\` is really \`int *a\`, so \`sizeof a\` inside the function is the size of a pointer. Pass the length as a second argument.

\`a[i]\` means \`*(a + i)\`. The valid indexes of an array of \`n\` elements are 0 to \`n - 1\`; C does not check them. Writing \`i <= n\` in the loop is the classic off-by-one mistake, and reading past the end is undefined behaviour.`,
    sources: ['cppreference'],
    next: ['c-cpp/pointers', 'c-cpp/c-strings', 'c-cpp/undefined-behaviour'],
  },
  {
    id: 'c-cpp/c-strings',
    group: 'c-cpp',
    title: 'Strings in C and the terminating null',
    asked: [
      'How do strings work in C?',
      'Why can I not compare strings with == in C?',
      'How do I copy a string in C safely?',
      'What is the null terminator?',
    ],
    terms: ['char array', 'strlen', 'strcpy', 'strcmp', 'snprintf', 'strcat', 'null byte', "'\\0'", 'string.h'],
    answer: `A C string is an array of \`char\` that ends with a zero byte, \`'\\0'\`. Functions such as \`strlen\` walk until they meet it, so a buffer for \`n\` characters needs \`n + 1\` bytes.

\`\`\`c
#include <stdio.h>
#include <string.h>

int main(void) {
    char name[16];
    int n = snprintf(name, sizeof name, "%s", "Ada");
    if (n < 0 || (size_t)n >= sizeof name) return 1; /* cut short */
    if (strcmp(name, "Ada") == 0) puts("same text");
    return 0;
}
\`\`\`

- \`==\` compares addresses, not text; use \`strcmp\`, which gives 0 for equal strings.
- \`strcpy\` and \`strcat\` do not know the size of the target and can write past it. \`snprintf\` is given the size and always terminates the result when that size is above zero.
- \`strncpy\` does not terminate the copy if the source fills the whole buffer.
- A string literal must not be changed: writing to it is undefined behaviour. Use \`char s[] = "hi";\` for text you will edit.`,
    sources: ['cppreference'],
    next: ['c-cpp/scanf-input', 'c-cpp/arrays-and-pointers', 'c-cpp/std-string'],
  },
  {
    id: 'c-cpp/malloc-free',
    group: 'c-cpp',
    title: 'Dynamic memory with malloc and free',
    asked: [
      'How do malloc and free work?',
      'When should I use malloc?',
      'What is the difference between malloc, calloc and realloc?',
      'Do I need to cast malloc?',
    ],
    terms: ['heap allocation', 'calloc', 'realloc', 'double free', 'use after free', 'dynamic memory', 'stdlib.h'],
    answer: `\`malloc(n)\` asks for \`n\` bytes and returns their address, or \`NULL\` if it cannot. The bytes live until you pass that address to \`free\`. Use it when the size is known only at run time, or when data must outlive the function that makes it.

\`\`\`c
#include <stdlib.h>

int *make_zeros(size_t n) {
    int *a = malloc(n * sizeof *a);
    if (a == NULL) return NULL;
    for (size_t i = 0; i < n; i++) a[i] = 0;
    return a; /* the caller frees it */
}
\`\`\`

- \`calloc(n, size)\` also sets all bytes to zero. \`realloc\` changes the size and may move the block: keep the result in a second pointer, because on failure the old block still exists.
- Free each block exactly once. Using it afterwards, or freeing it twice, is undefined behaviour; \`free(NULL)\` does nothing.
- In C no cast is needed. \`sizeof *a\` stays right if the type changes.

Write down who owns each block, so it is clear who frees it.`,
    sources: ['cppreference'],
    next: ['c-cpp/memory-leaks', 'c-cpp/stack-and-heap', 'c-cpp/smart-pointers'],
  },
  {
    id: 'c-cpp/memory-leaks',
    group: 'c-cpp',
    title: 'Memory leaks in C and C++',
    asked: [
      'What is a memory leak?',
      'How do I find a memory leak in C?',
      'How do I use Valgrind?',
      'How can I avoid leaks?',
    ],
    terms: ['valgrind', 'leak check', 'LeakSanitizer', 'lost block', 'ownership'],
    answer: `A leak is memory that your program allocated and can no longer reach or never frees. A short program hardly notices, because the operating system takes the memory back at exit; a server that leaks a little per request grows until it fails.

Find leaks with a tool rather than by reading:

\`\`\`bash
gcc -g -o app app.c
valgrind --leak-check=full ./app
# or let the compiler add the check
gcc -g -fsanitize=address -o app app.c
\`\`\`

Both print the call stack of the allocation that was lost. Build with \`-g\` so that it shows file and line.

Typical causes are an early \`return\` on an error path that skips \`free\`, overwriting the only pointer to a block, and freeing a struct but not the memory its members point to.

To avoid them in C, give every allocation one clear owner and use one clean-up place per function. In C++, let containers and \`std::unique_ptr\` do it.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/malloc-free', 'c-cpp/sanitizers', 'c-cpp/raii'],
  },
  {
    id: 'c-cpp/stack-and-heap',
    group: 'c-cpp',
    title: 'Stack and heap memory',
    asked: [
      'What is the difference between the stack and the heap?',
      'Where are local variables stored?',
      'What causes a stack overflow?',
      'Should I use the stack or the heap?',
    ],
    terms: ['automatic storage', 'dynamic storage', 'static storage', 'lifetime', 'call stack', 'stack overflow'],
    answer: `Three kinds of storage decide how long an object lives:

| Storage | Made by | Lives until |
| --- | --- | --- |
| automatic ("stack") | a local variable | the end of its block |
| dynamic ("heap") | \`malloc\`, \`new\` | \`free\`, \`delete\` |
| static | globals, \`static\` | the end of the program |

Stack memory costs almost nothing to get and is released by itself, but it is limited, often to a few megabytes, and it goes away when the block ends. Heap memory can be large and can outlive the function, but somebody has to release it.

Prefer the stack for small objects with a known size. Use the heap when the size is large or known only at run time, or when the object must survive the call. In C++, \`std::vector\` and \`std::string\` keep their elements on the heap for you.

Usual mistakes are a huge local array, or recursion without an end; both overflow the stack. Another is returning the address of a local variable.`,
    sources: ['cppreference'],
    next: ['c-cpp/malloc-free', 'c-cpp/pointers', 'c-cpp/static-and-extern'],
  },
  {
    id: 'c-cpp/structs',
    group: 'c-cpp',
    title: 'Structs in C',
    asked: [
      'How do I define and use a struct in C?',
      'What is the difference between the dot and the arrow operator?',
      'Why is sizeof a struct larger than its members?',
      'What does typedef struct do?',
    ],
    terms: ['typedef', 'member access', '->', 'padding', 'alignment', 'designated initializer', 'record'],
    answer: `A struct groups named members of possibly different types into one object.

\`\`\`c
#include <stdio.h>

typedef struct {
    double x;
    double y;
} Point;

void move_right(Point *p, double by) { p->x += by; }

int main(void) {
    Point a = {.x = 1.0, .y = 2.0};
    move_right(&a, 3.0);
    printf("%.1f %.1f\\n", a.x, a.y);
}
\`\`\`

Use the dot on a struct, \`a.x\`, and the arrow on a pointer to one: \`p->x\` is short for \`(*p).x\`. Assigning a struct or passing it by value copies all members, but a copied pointer member still points to the same data.

The compiler may leave unused bytes between members and at the end so that each is aligned. So \`sizeof\` can exceed the sum of the members, and you should not compare structs with \`memcmp\` or assume a layout in a file.

There is no \`==\` for structs in C; compare member by member.`,
    sources: ['cppreference'],
    next: ['c-cpp/pointers', 'c-cpp/malloc-free', 'c-cpp/classes-and-constructors'],
  },
  {
    id: 'c-cpp/header-files',
    group: 'c-cpp',
    title: 'Header files and include guards',
    asked: [
      'What goes in a header file?',
      'How do I split a C program into several files?',
      'What is an include guard?',
      'Why do I get multiple definition errors?',
    ],
    terms: ['#include', '#pragma once', '#ifndef', 'declaration', 'definition', 'one definition rule', 'ODR', '.h'],
    answer: `A header holds what other files need to know: function declarations, types, macros and constants. The source file holds the definitions. \`#include\` pastes the text of the header in place.

\`\`\`c
/* stack.h */
#ifndef STACK_H
#define STACK_H

#include <stddef.h>

int stack_push(int value);
size_t stack_size(void);

#endif
\`\`\`

The \`#ifndef\` lines are the include guard: the content counts only once even if the header comes in by several routes. \`#pragma once\` does the same and is widely supported, though it is not in the standard.

Include the header in its own \`.c\` file as well, so the compiler checks that declaration and definition agree. Use quotes for your own headers and angle brackets for system ones.

The usual mistake is to define a variable or an ordinary function in a header: every file that includes it gets a copy, and the linker reports a multiple definition. Declare with \`extern\` there and define it in one source file.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/linker-errors', 'c-cpp/static-and-extern', 'c-cpp/make'],
  },
  {
    id: 'c-cpp/const',
    group: 'c-cpp',
    title: 'const in C and C++',
    asked: [
      'What does const mean in C?',
      'What is the difference between const int * and int * const?',
      'How do I read a const pointer declaration?',
      'Why use const?',
    ],
    terms: [
      'const correctness',
      'pointer to const',
      'const pointer',
      'read only',
      'constexpr',
      'const member function',
    ],
    answer: `\`const\` promises that you will not change an object through this name; the compiler rejects an attempt.

Read pointer declarations from right to left:

\`\`\`c
int x = 1, y = 2;
const int *p = &x;  /* pointer to const int: *p = 3 is an error */
int *const q = &x;  /* const pointer to int: q = &y is an error */
const int *const r = &y; /* neither may change */
\`\`\`

Use it for parameters that a function only reads, such as \`const char *s\` or \`const std::string &s\`. The reader sees at once that the argument stays as it is, and callers may pass constants.

In C++ a member function marked \`const\` may be called on a const object and may not change the object's ordinary members. \`constexpr\` goes further: the value can be computed by the compiler.

In C a \`const int\` is not a constant expression, so it cannot size a static array; use an enum or a macro there. Casting \`const\` away and then writing to an object that was defined const is undefined behaviour.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/pointers', 'c-cpp/references', 'c-cpp/preprocessor'],
  },
  {
    id: 'c-cpp/undefined-behaviour',
    group: 'c-cpp',
    title: 'Undefined behaviour',
    asked: [
      'What is undefined behaviour in C and C++?',
      'Why does my program work in debug but not in release?',
      'Why does my C program give different results each run?',
      'What are examples of undefined behavior?',
    ],
    terms: ['UB', 'undefined behavior', 'uninitialised variable', 'signed overflow', 'out of bounds', 'unspecified'],
    answer: `Undefined behaviour is an operation for which the language sets no rule at all. The compiler may assume that it never happens, so the program can crash, print nonsense, or seem to work until you change the compiler or turn on optimisation.

Common cases:

- reading or writing outside an array
- using an uninitialised local variable
- dereferencing a null pointer, or one whose object is gone
- signed integer overflow
- dividing an integer by zero
- changing one variable twice without order, as in \`i = i++ + 1\` in C
- a \`printf\` format that does not match its argument

"It works on my machine" proves nothing here: the fault may only show up elsewhere.

Guard against it with warnings and run-time checks:

\`\`\`bash
gcc -std=c17 -Wall -Wextra -g -fsanitize=address,undefined app.c -o app
\`\`\`

Give every variable a value when you declare it, check lengths before indexing, and treat a warning as a bug until you have understood it. A clean run only covers the paths that ran.`,
    sources: ['cppreference'],
    next: ['c-cpp/sanitizers', 'c-cpp/segfault', 'c-cpp/integer-types'],
  },
  {
    id: 'c-cpp/printf-formats',
    group: 'c-cpp',
    title: 'printf format specifiers',
    asked: [
      'Which format specifier should I use in printf?',
      'How do I print a double, size_t or pointer in C?',
      'How do I print two decimal places in C?',
      'What does %zu mean?',
    ],
    terms: ['%d', '%u', '%f', '%s', '%c', '%p', '%x', '%lld', 'conversion specifier', 'width', 'precision', 'stdio.h'],
    answer: `The format string tells \`printf\` how to read its other arguments. They must match in number and type, or the behaviour is undefined.

| Type | Specifier |
| --- | --- |
| \`int\` | \`%d\` |
| \`unsigned\` | \`%u\`, or \`%x\` in hexadecimal |
| \`long\`, \`long long\` | \`%ld\`, \`%lld\` |
| \`size_t\` | \`%zu\` |
| \`double\` and \`float\` | \`%f\`, \`%e\`, \`%g\` |
| \`char\`, string | \`%c\`, \`%s\` |
| pointer | \`%p\` with a \`void *\` |

\`\`\`c
#include <stdio.h>

int main(void) {
    double price = 2.5;
    printf("%8.2f|%-6s|%05d|100%%\\n", price, "ab", 42);
}
\`\`\`

The first number is the minimum width, the number after the dot the decimal places; \`-\` aligns left and \`0\` pads with zeros.

A \`float\` argument is converted to \`double\`, so \`%f\` serves both; \`scanf\` differs and needs \`%lf\` for a \`double\`. Compile with \`-Wall\`: gcc and clang then compare format and arguments. Never pass text from a user as the format; write \`printf("%s", text)\`.`,
    sources: ['cppreference'],
    next: ['c-cpp/scanf-input', 'c-cpp/integer-types', 'c-cpp/iostream'],
  },
  {
    id: 'c-cpp/scanf-input',
    group: 'c-cpp',
    title: 'Reading input with scanf and fgets',
    asked: [
      'How do I read user input in C?',
      'Why does scanf skip my input?',
      'Why does scanf need an ampersand?',
      'How do I read a whole line in C?',
      'Why is gets dangerous?',
    ],
    terms: ['scanf', 'fgets', 'strtol', 'getchar', 'stdin', 'newline left in buffer', 'input validation'],
    answer: `\`scanf\` writes through pointers, hence \`scanf("%d", &n)\`. It returns how many items it stored: check that, or \`n\` may have no value. For a \`double\` the specifier is \`%lf\`.

Two things surprise learners. \`%d\` leaves the newline in the input, so a following \`%c\` reads that newline; a space before it, \`" %c"\`, skips it. And \`%s\` without a width can write past your buffer.

Reading a whole line, then converting it, is easier to get right:

\`\`\`c
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[64];
    if (fgets(line, sizeof line, stdin) == NULL) return 1;
    char *end;
    long n = strtol(line, &end, 10);
    if (end == line) { puts("That is not a number."); return 1; }
    printf("%ld\\n", n);
}
\`\`\`

\`fgets\` never writes more than the size you pass and keeps the newline if there was room; remove it with \`line[strcspn(line, "\\n")] = '\\0'\`. The function \`gets\` could not be told a size and was removed from C.`,
    sources: ['cppreference'],
    next: ['c-cpp/c-strings', 'c-cpp/printf-formats', 'c-cpp/file-io'],
  },
  {
    id: 'c-cpp/integer-types',
    group: 'c-cpp',
    title: 'Integer types, sizes and overflow',
    asked: [
      'How big is an int in C?',
      'What happens when an integer overflows?',
      'What is the difference between signed and unsigned?',
      'When should I use size_t or int32_t?',
      'Why does integer division give 0?',
    ],
    terms: [
      'int',
      'long',
      'short',
      'char',
      'uint8_t',
      'int64_t',
      'stdint.h',
      'limits.h',
      'INT_MAX',
      'wraparound',
      'integer promotion',
    ],
    answer: `The standard sets only minimum ranges: \`int\` has at least 16 bits, \`long\` at least 32, \`long long\` at least 64. On common desktop systems \`int\` has 32. When the width matters, take \`int32_t\` or \`uint8_t\` from \`<stdint.h>\`; for sizes and indexes use \`size_t\`.

- Signed overflow is undefined behaviour. Test before you calculate, for example \`a > INT_MAX - b\` for positive \`b\`.
- Unsigned arithmetic wraps around: \`0u - 1\` is the largest value.
- Comparing signed with unsigned converts the signed value, so \`-1 < 1u\` is false. \`-Wextra\` warns in C.
- Dividing two integers drops the fraction: \`1 / 2\` is 0. Make one operand a \`double\`.

\`\`\`c
size_t n = 3;
for (size_t i = n; i-- > 0;) {
    /* counts 2, 1, 0 and stops */
}
\`\`\`

A loop written \`for (size_t i = n - 1; i >= 0; i--)\` never ends, because an unsigned value is never below zero.`,
    sources: ['cppreference'],
    next: ['c-cpp/undefined-behaviour', 'c-cpp/bitwise-operators', 'c-cpp/printf-formats'],
  },
  {
    id: 'c-cpp/compiling-and-linking',
    group: 'c-cpp',
    title: 'Compiling and linking a C or C++ program',
    asked: [
      'How do I compile a C program with gcc?',
      'What happens when I compile a program?',
      'What is the difference between compiling and linking?',
      'Which gcc flags should I use?',
    ],
    terms: [
      'gcc',
      'g++',
      'clang',
      'preprocessor',
      'object file',
      'linker',
      '-Wall',
      '-O2',
      '-g',
      'translation unit',
      'build',
    ],
    answer: `A source file becomes a program in four steps: the preprocessor handles \`#include\` and macros, the compiler turns the result into assembly, the assembler makes an object file, and the linker joins object files and libraries into an executable. Each source file is compiled on its own; only the linker sees all of them.

\`\`\`bash
gcc -std=c17 -Wall -Wextra -g -c main.c     # makes main.o
gcc -std=c17 -Wall -Wextra -g -c list.c     # makes list.o
gcc main.o list.o -o app -lm                # links, with the maths library
g++ -std=c++17 -Wall -Wextra -g main.cpp -o app
\`\`\`

Flags worth knowing: \`-Wall -Wextra\` for warnings, \`-g\` for debug information, \`-O2\` for optimisation, \`-I\` for a folder of headers, \`-L\` and \`-l\` for libraries, \`-std\` for the language version.

A message from the compiler names a line of source. A message such as \`undefined reference\` comes from the linker: a definition is missing. Use \`g++\` for C++; \`gcc\` does not link the C++ library by default.`,
    sources: ['cppreference'],
    next: ['c-cpp/linker-errors', 'c-cpp/make', 'c-cpp/header-files'],
  },
  {
    id: 'c-cpp/linker-errors',
    group: 'c-cpp',
    title: 'Linker errors: undefined reference and multiple definition',
    asked: [
      'What does undefined reference mean?',
      'How do I fix undefined reference to main?',
      'Why do I get multiple definition of a function?',
      'What is an unresolved external symbol?',
    ],
    terms: [
      'ld',
      'undefined reference to',
      'LNK2019',
      'unresolved external',
      'duplicate symbol',
      'extern "C"',
      'name mangling',
    ],
    answer: `The linker joins the object files. It complains when a name that is used has no definition, or more than one.

**Undefined reference** (Microsoft's linker says "unresolved external symbol"):

- The file that defines it was not passed: add \`list.c\` or \`list.o\`.
- A library is missing or stands too early; put \`-lm\` after the files that use it.
- Declaration and definition differ in name or, in C++, in parameters, \`const\` or namespace.
- C++ calls a C function whose header lacks \`extern "C"\`.
- A template is defined in a \`.cpp\` file; move it to the header.
- A virtual function was declared but not defined; the message may mention a vtable.
- For \`main\`: its file is missing, or the name is misspelt.

**Multiple definition**: a variable or function is defined in a header, or a \`.c\` file is included by another. Keep declarations in headers and one definition in a source file, or mark a function \`static\` in C and \`inline\` in C++.`,
    sources: ['cppreference'],
    next: ['c-cpp/compiling-and-linking', 'c-cpp/header-files', 'c-cpp/templates'],
  },
  {
    id: 'c-cpp/make',
    group: 'c-cpp',
    title: 'Make and makefiles',
    asked: [
      'How do I write a Makefile?',
      'What does make do?',
      'Why does make say missing separator?',
      'Why does make not rebuild my file?',
    ],
    terms: ['GNU make', 'target', 'prerequisite', 'recipe', '.PHONY', 'tab', 'build automation', 'CMake'],
    answer: `Make rebuilds only what is out of date. A rule names a target, the files it depends on, and the commands that make it. If a prerequisite is newer than the target, the commands run.

\`\`\`make
CC = gcc
CFLAGS = -std=c17 -Wall -Wextra -g

app: main.o list.o
	$(CC) $(CFLAGS) $^ -o $@

%.o: %.c list.h
	$(CC) $(CFLAGS) -c $< -o $@

.PHONY: clean
clean:
	rm -f app *.o
\`\`\`

\`$@\` is the target, \`$<\` the first prerequisite, \`$^\` all of them. \`make\` builds the first target; \`make clean\` builds the one you name. \`.PHONY\` marks a target that is no file, so a file called \`clean\` cannot get in the way.

- "Missing separator" usually means that a command line begins with spaces; it must begin with a tab.
- If a change in a header does not trigger a rebuild, the header is missing from the prerequisites. gcc's \`-MMD\` can write these lists for you.
- \`make -n\` shows the commands without running them.`,
    sources: ['cppreference'],
    next: ['c-cpp/compiling-and-linking', 'c-cpp/header-files', 'c-cpp/cmake'],
  },
  {
    id: 'c-cpp/function-pointers',
    group: 'c-cpp',
    title: 'Function pointers and callbacks in C',
    asked: [
      'What is a function pointer?',
      'How do I pass a function as an argument in C?',
      'How does qsort work?',
      'What is a callback in C?',
    ],
    terms: ['callback', 'comparator', 'qsort', 'bsearch', 'typedef', 'function type'],
    answer: `A function pointer holds the address of a function, so that code can be handed over as an argument. \`qsort\` is the best known user: it sorts any array if you tell it how to compare two elements.

\`\`\`c
#include <stdio.h>
#include <stdlib.h>

static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void) {
    int v[] = {3, 1, 2};
    qsort(v, 3, sizeof v[0], by_value);
    printf("%d %d %d\\n", v[0], v[1], v[2]);
}
\`\`\`

The comparison gives a negative number, zero or a positive number. Returning \`x - y\` is the usual mistake: the subtraction can overflow.

The type of a pointer to such a function is \`int (*cmp)(const void *, const void *)\`. Without the parentheses round \`*cmp\` you declare a function that returns a pointer. A \`typedef\` makes it readable. Calling through a pointer of the wrong function type is undefined behaviour.`,
    sources: ['cppreference'],
    next: ['c-cpp/pointers', 'c-cpp/lambdas', 'c-cpp/algorithms'],
  },
  {
    id: 'c-cpp/preprocessor',
    group: 'c-cpp',
    title: 'Preprocessor and macros',
    asked: [
      'What does #define do?',
      'What is the difference between a macro and a function?',
      'How does #ifdef work?',
      'Why should macro arguments have parentheses?',
    ],
    terms: [
      '#define',
      '#ifdef',
      '#if',
      'conditional compilation',
      'macro expansion',
      'side effects',
      'preprocessor directive',
    ],
    answer: `The preprocessor edits the source text before the compiler reads it: it pastes headers, replaces macros and drops parts by condition. It knows nothing of types or scope.

\`\`\`c
#include <stdio.h>

#define SQUARE(x) ((x) * (x))

int main(void) {
    printf("%d\\n", SQUARE(1 + 2)); /* 9; without parentheses 5 */
#ifdef DEBUG
    puts("debug build");
#endif
    return 0;
}
\`\`\`

Two traps. Put every argument and the whole result in parentheses, because the text is pasted as it stands. And an argument used twice is evaluated twice, so \`SQUARE(i++)\` changes \`i\` two times.

Prefer a real language feature where one exists: an \`enum\` or \`const\` for constants, a \`static inline\` function in C, and \`constexpr\` or a template in C++. Keep macros for include guards, conditional compilation, and things that need the file name or line.

To see what the preprocessor made of your file, run \`gcc -E file.c\`.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/header-files', 'c-cpp/const', 'c-cpp/compiling-and-linking'],
  },
  {
    id: 'c-cpp/segfault',
    group: 'c-cpp',
    title: 'Segmentation faults and debugging with gdb',
    asked: [
      'What is a segmentation fault?',
      'How do I fix a segfault in C?',
      'How do I use gdb?',
      'Why does my program say core dumped?',
    ],
    terms: ['SIGSEGV', 'core dumped', 'gdb', 'lldb', 'backtrace', 'crash', 'access violation', 'null pointer'],
    answer: `A segmentation fault means that the program touched memory it may not use, and the operating system stopped it. The line that crashes is often not the line with the mistake.

Usual causes: a \`NULL\` or never initialised pointer, an index outside an array, use after \`free\`, writing to a string literal, endless recursion, and \`scanf("%d", n)\` without the \`&\`.

Find the place with a debugger:

\`\`\`bash
gcc -g -O0 app.c -o app
gdb ./app
# inside gdb:
#   run          start the program
#   bt           show the call stack after the crash
#   frame 1      go to a caller
#   print p      look at a variable
\`\`\`

Read the stack from the top down to the first line of your own code, then print the pointers on that line. If the memory was damaged earlier, rebuild with \`-fsanitize=address\`: it stops at the first bad access and tells you where the block was allocated and freed.

Shrink the input until the crash stays with as little code as possible.`,
    sources: ['cppreference'],
    next: ['c-cpp/sanitizers', 'c-cpp/pointers', 'c-cpp/undefined-behaviour'],
  },
  {
    id: 'c-cpp/sanitizers',
    group: 'c-cpp',
    title: 'Sanitizers and their error messages',
    asked: [
      'What does AddressSanitizer heap-buffer-overflow mean?',
      'How do I use -fsanitize?',
      'What does heap-use-after-free mean?',
      'Which tools find memory errors in C++?',
    ],
    terms: [
      'ASan',
      'UBSan',
      'TSan',
      'LeakSanitizer',
      '-fsanitize=address',
      'stack-buffer-overflow',
      'runtime error',
      'valgrind',
    ],
    answer: `Sanitizers are checks that gcc and clang build into your program. It runs slower, but reports the mistake with file and line.

\`\`\`bash
g++ -std=c++17 -g -fsanitize=address,undefined app.cpp -o app
./app
\`\`\`

| Message | Meaning |
| --- | --- |
| heap-buffer-overflow | outside a block from \`malloc\` or \`new\` |
| stack-buffer-overflow | outside a local array |
| heap-use-after-free | use of released memory |
| attempting double-free | released twice |
| detected memory leaks | never released |
| runtime error: signed integer overflow | result does not fit the type |

Read the first stack: it is the bad access. The later ones say where the memory was allocated and, if so, freed. The topmost line in your own code is where to start.

Data races need \`-fsanitize=thread\`, in a separate build, since it cannot be combined with the address check.

Use these builds in tests, not in what you ship. They see only the code that runs, so feed them edge cases: empty input, one element, the largest size.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: ['c-cpp/memory-leaks', 'c-cpp/undefined-behaviour', 'c-cpp/segfault'],
  },
  {
    id: 'c-cpp/file-io',
    group: 'c-cpp',
    title: 'Reading and writing files in C',
    asked: [
      'How do I read a file in C?',
      'How do I open a file with fopen?',
      'Why is while not feof wrong?',
      'How do I write to a file in C?',
    ],
    terms: ['fopen', 'fclose', 'fgets', 'fread', 'fwrite', 'fprintf', 'feof', 'perror', 'FILE'],
    answer: `Open a file with \`fopen\`, check for \`NULL\`, read or write, then close it.

\`\`\`c
#include <stdio.h>

int main(void) {
    FILE *f = fopen("notes.txt", "r");
    if (f == NULL) { perror("notes.txt"); return 1; }
    char line[256];
    while (fgets(line, sizeof line, f) != NULL) fputs(line, stdout);
    if (ferror(f)) perror("read");
    fclose(f);
    return 0;
}
\`\`\`

The modes are \`"r"\` read, \`"w"\` write from empty (an existing file loses its content), \`"a"\` append; add \`b\` for binary data.

The usual mistake is \`while (!feof(f))\`. \`feof\` turns true only after a read has failed, so the loop handles the last line twice. Let the read itself be the condition, as above.

Output is buffered: data may not be in the file until \`fclose\` or \`fflush\`. When writing matters, check the result of \`fclose\` too. Use \`fread\` and \`fwrite\` for binary data, and do not write whole structs if another machine must read them.`,
    sources: ['cppreference'],
    next: ['c-cpp/scanf-input', 'c-cpp/c-strings', 'c-cpp/iostream'],
  },
  {
    id: 'c-cpp/static-and-extern',
    group: 'c-cpp',
    title: 'static, extern and linkage',
    asked: [
      'What does static mean in C?',
      'What is the difference between static and extern?',
      'How do I share a global variable between files?',
      'What is a static local variable?',
    ],
    terms: [
      'linkage',
      'internal linkage',
      'external linkage',
      'global variable',
      'scope',
      'storage duration',
      'file scope',
    ],
    answer: `\`static\` has two meanings in C, depending on where it stands.

- At file level it makes a function or variable private to that source file (internal linkage). Other files may use the same name without a clash.
- Inside a function it makes a local variable that keeps its value between calls and lives as long as the program.

\`\`\`c
static int calls_total; /* private to this file, starts at 0 */

int next_id(void) {
    static int id = 0;  /* set once, kept between calls */
    calls_total++;
    return ++id;
}
\`\`\`

\`extern\` declares a variable that is defined elsewhere. To share one, write \`extern int level;\` in a header and \`int level = 1;\` in exactly one source file. Functions are external unless you say \`static\`.

In a C++ class, a \`static\` member belongs to the class rather than to each object.

Mark helper functions \`static\` by habit. Be sparing with shared globals: any function may change them, which makes tests and threads hard.`,
    sources: ['cppreference'],
    next: ['c-cpp/header-files', 'c-cpp/linker-errors', 'c-cpp/stack-and-heap'],
  },
  {
    id: 'c-cpp/bitwise-operators',
    group: 'c-cpp',
    title: 'Bitwise operators and masks',
    asked: [
      'How do I set or clear a bit in C?',
      'What does the & operator do with integers?',
      'What is a bit mask?',
      'What is the difference between & and &&?',
    ],
    terms: ['AND', 'OR', 'XOR', 'shift', 'flags', 'bit manipulation', '~', '<<', '>>', 'toggle'],
    answer: `Bitwise operators work on each bit: \`&\` and, \`|\` or, \`^\` exclusive or, \`~\` not, \`<<\` and \`>>\` shift. They serve for flags, hardware registers, compact storage and some algorithms.

\`\`\`c
#include <stdint.h>

uint32_t set_bit(uint32_t v, unsigned n)    { return v | (UINT32_C(1) << n); }
uint32_t clear_bit(uint32_t v, unsigned n)  { return v & ~(UINT32_C(1) << n); }
uint32_t toggle_bit(uint32_t v, unsigned n) { return v ^ (UINT32_C(1) << n); }
int has_bit(uint32_t v, unsigned n)         { return (v >> n) & 1u; }
\`\`\`

- Use unsigned types. Shifting into the sign bit is a trap, and right shift of a negative value depends on the compiler in C.
- A shift by the width of the type or more is undefined behaviour, so \`n\` must be below 32 here.
- \`==\` binds tighter than \`&\`: write \`(v & mask) == 0\` with parentheses.
- \`&&\` is logical: it asks whether both sides are non-zero and skips the right side if the left is zero. \`&\` calculates with both.

A power of two has one bit set, hence \`v != 0 && (v & (v - 1)) == 0\`.`,
    sources: ['cppreference'],
    next: ['c-cpp/integer-types', 'c-cpp/undefined-behaviour', 'interview/embedded-basics'],
  },
];
