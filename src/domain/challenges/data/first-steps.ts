import type { Challenge } from '../types';

/** Printing, variables, arithmetic and a first line of input. */
export const firstSteps: readonly Challenge[] = [
  {
    id: 1,
    title: 'Hello World',
    group: 'First steps',
    difficulty: 'easy',
    language: 'c',
    topics: ['standard output', 'string literals'],
    description:
      'Print the line "Hello, World!" (without the quotation marks), with the comma, the capital letters and the exclamation mark just as they stand here. The program reads nothing.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    /* Print the greeting here. */
    printf("\n");
    return 0;
}
`,
    examples: [{ input: '', output: 'Hello, World!\n' }],
    hidden: [],
    hints: [
      'printf prints the text between its double quotation marks.',
      'End the text with \\n so that the line is complete: printf("some text\\n");',
      'The whole statement is printf("Hello, World!\\n");',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    printf("Hello, World!\n");
    return 0;
}
`,
  },
  {
    id: 2,
    title: 'Sum of Two Numbers',
    group: 'First steps',
    difficulty: 'easy',
    language: 'c',
    topics: ['variables', 'arithmetic operators', 'formatted output'],
    description:
      'The variables a and b hold 5 and 7. Add them and print one line with the word Sum, a colon, a space and the result: "Sum: 12". Let the program work the number out instead of writing 12 yourself. The program reads nothing.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;

    /* Print the sum of a and b instead of the two numbers. */
    printf("%d and %d\n", a, b);
    return 0;
}
`,
    examples: [{ input: '', output: 'Sum: 12\n' }],
    hidden: [],
    hints: [
      'Keep the result in a third variable: int sum = a + b;',
      'In printf, %d stands for one whole number that follows after the comma.',
      'printf("Sum: %d\\n", sum); prints the line.',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;
    int sum = a + b;

    printf("Sum: %d\n", sum);
    return 0;
}
`,
  },
  {
    id: 3,
    title: 'FizzBuzz Simple',
    group: 'First steps',
    difficulty: 'easy',
    language: 'c',
    topics: ['for loop', 'if-else', 'remainder operator'],
    description:
      'Go through the numbers from 1 to 15, one line for each. Print Fizz for a multiple of 3, Buzz for a multiple of 5, FizzBuzz for a multiple of both, and the number itself otherwise. The program reads nothing.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    for (int i = 1; i <= 15; i++) {
        /* Decide here whether to print Fizz, Buzz, FizzBuzz or the number. */
        printf("%d\n", i);
    }
    return 0;
}
`,
    examples: [
      {
        input: '',
        output: '1\n2\nFizz\n4\nBuzz\nFizz\n7\n8\nFizz\nBuzz\n11\nFizz\n13\n14\nFizzBuzz\n',
      },
    ],
    hidden: [],
    hints: [
      'i % 3 is the remainder of i divided by 3; it is 0 exactly for the multiples of 3.',
      'In a chain of if and else if the first true condition wins, so ask the narrowest question first.',
      'A multiple of both 3 and 5 is a multiple of 15: start with if (i % 15 == 0).',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    for (int i = 1; i <= 15; i++) {
        if (i % 15 == 0) {
            printf("FizzBuzz\n");
        } else if (i % 3 == 0) {
            printf("Fizz\n");
        } else if (i % 5 == 0) {
            printf("Buzz\n");
        } else {
            printf("%d\n", i);
        }
    }
    return 0;
}
`,
  },
  {
    id: 4,
    title: 'Even or Odd',
    group: 'First steps',
    difficulty: 'easy',
    language: 'c',
    topics: ['if-else', 'remainder operator'],
    description:
      'The variable number holds 42. Print "42 is even" or "42 is odd", whichever is true, on one line. Write it so that the line would stay right if number held another value. The program reads nothing.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int number = 42;

    /* Say whether the number is even or odd. */
    printf("%d\n", number);
    return 0;
}
`,
    examples: [{ input: '', output: '42 is even\n' }],
    hidden: [],
    hints: [
      'An even number leaves no remainder when it is divided by 2.',
      'number % 2 == 0 is true for even numbers; mind the two equals signs.',
      'if (number % 2 == 0) { printf("%d is even\\n", number); } else { … }',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    int number = 42;

    if (number % 2 == 0) {
        printf("%d is even\n", number);
    } else {
        printf("%d is odd\n", number);
    }
    return 0;
}
`,
  },
  {
    id: 5,
    title: 'C++ Vector Example',
    group: 'First steps',
    difficulty: 'easy',
    language: 'cpp',
    topics: ['std::vector', 'reverse iteration'],
    description:
      'The vector holds the five numbers 1, 2, 3, 4 and 5. Print them in reverse order on one line, with a space between neighbours: "5 4 3 2 1". The program reads nothing.',
    starter: `#include <iostream>
#include <vector>

using namespace std;

int main() {
    vector<int> numbers = {1, 2, 3, 4, 5};

    // This goes from front to back: turn it round.
    for (int number : numbers) {
        cout << number << " ";
    }
    cout << endl;
    return 0;
}
`,
    examples: [{ input: '', output: '5 4 3 2 1\n' }],
    hidden: [],
    hints: [
      'The last element of a vector with n elements has the index n - 1, the first has the index 0.',
      'An index without a sign never becomes negative, so a loop that waits for that never ends. Reverse iterators avoid the question.',
      'for (auto it = numbers.rbegin(); it != numbers.rend(); ++it) visits the elements from back to front; *it is the element.',
    ],
    solution: `#include <iostream>
#include <vector>

using namespace std;

int main() {
    vector<int> numbers = {1, 2, 3, 4, 5};

    for (auto it = numbers.rbegin(); it != numbers.rend(); ++it) {
        cout << *it << " ";
    }
    cout << endl;
    return 0;
}
`,
  },
  {
    id: 6,
    title: 'Average of Three',
    group: 'First steps',
    difficulty: 'easy',
    language: 'c',
    topics: ['integer division', 'type conversion', 'formatted output'],
    description:
      'Read three whole numbers, each from -1000 to 1000, separated by spaces. Print their average with exactly two digits after the point, as in "2.33".',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }

    /* Print the average of a, b and c instead. */
    printf("%d %d %d\n", a, b, c);
    return 0;
}
`,
    examples: [
      { input: '1 2 4\n', output: '2.33\n' },
      { input: '10 20 30\n', output: '20.00\n' },
    ],
    hidden: [
      { input: '0 0 0\n', output: '0.00\n' },
      { input: '0 0 1\n', output: '0.33\n' },
      { input: '-1 -1 -3\n', output: '-1.67\n' },
      { input: '1000 1000 999\n', output: '999.67\n' },
      { input: '-1000 1000 2\n', output: '0.67\n' },
    ],
    hints: [
      'Dividing one int by another drops everything after the point: 7 / 3 is 2.',
      'If one side of the division is a floating-point number, so is the result: divide by 3.0.',
      '%.2f prints a double with two digits after the point.',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }

    double average = (a + b + c) / 3.0;
    printf("%.2f\n", average);
    return 0;
}
`,
  },
  {
    id: 7,
    title: 'Seconds to Clock',
    group: 'First steps',
    difficulty: 'easy',
    language: 'c',
    topics: ['integer division', 'remainder operator', 'formatted output'],
    description:
      'Read a whole number of seconds since midnight, from 0 to 86399. Print the time of day as hours, minutes and seconds with two digits each and colons between them, as in "01:02:03".',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }

    /* Split total into hours, minutes and seconds. */
    printf("%d\n", total);
    return 0;
}
`,
    examples: [
      { input: '3723\n', output: '01:02:03\n' },
      { input: '45296\n', output: '12:34:56\n' },
    ],
    hidden: [
      { input: '0\n', output: '00:00:00\n' },
      { input: '59\n', output: '00:00:59\n' },
      { input: '60\n', output: '00:01:00\n' },
      { input: '3600\n', output: '01:00:00\n' },
      { input: '86399\n', output: '23:59:59\n' },
    ],
    hints: [
      'One hour is 3600 seconds: total / 3600 gives the full hours.',
      'total % 3600 is what is left after the full hours; the minutes are in it.',
      '%02d prints a number with at least two digits and fills up with zeros.',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }

    int hours = total / 3600;
    int minutes = total % 3600 / 60;
    int seconds = total % 60;
    printf("%02d:%02d:%02d\n", hours, minutes, seconds);
    return 0;
}
`,
  },
  {
    id: 8,
    title: 'Greet by Name',
    group: 'First steps',
    difficulty: 'easy',
    language: 'cpp',
    topics: ['std::string', 'line input', 'if-else'],
    description:
      'Read one line with a name, which may have several words. Print "Hello, " followed by the whole name and an exclamation mark. If the line is empty, print "Hello, stranger!".',
    starter: `#include <iostream>
#include <string>

using namespace std;

int main() {
    string name = "nobody";

    // Read the name from the input.
    cout << "Hello, " << name << endl;
    return 0;
}
`,
    examples: [
      { input: 'Ada Lovelace\n', output: 'Hello, Ada Lovelace!\n' },
      { input: '\n', output: 'Hello, stranger!\n' },
    ],
    hidden: [
      { input: 'Grace\n', output: 'Hello, Grace!\n' },
      { input: 'Edsger Wybe Dijkstra\n', output: 'Hello, Edsger Wybe Dijkstra!\n' },
      { input: 'X\n', output: 'Hello, X!\n' },
      { input: 'Jean-Luc  the 2nd\n', output: 'Hello, Jean-Luc  the 2nd!\n' },
    ],
    hints: [
      'cin >> name stops at the first space. A whole line needs another function.',
      'getline(cin, name) reads up to the end of the line and leaves the line break out.',
      'name.empty() tells you whether nothing was typed.',
    ],
    solution: `#include <iostream>
#include <string>

using namespace std;

int main() {
    string name;
    getline(cin, name);

    if (name.empty()) {
        name = "stranger";
    }
    cout << "Hello, " << name << "!" << endl;
    return 0;
}
`,
  },
];
