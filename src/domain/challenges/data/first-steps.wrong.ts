import type { WrongSolution } from '../types';

/** Mistakes a learner makes in the first steps. */
export const firstStepsWrong: readonly WrongSolution[] = [
  {
    challenge: 1,
    mistake: 'leaves out the comma',
    source: String.raw`#include <stdio.h>

int main(void) {
    printf("Hello World!\n");
    return 0;
}
`,
  },
  {
    challenge: 1,
    mistake: 'writes world with a small letter',
    source: String.raw`#include <stdio.h>

int main(void) {
    printf("Hello, world!\n");
    return 0;
}
`,
  },
  {
    challenge: 1,
    mistake: 'prints the quotation marks as well',
    source: String.raw`#include <stdio.h>

int main(void) {
    printf("\"Hello, World!\"\n");
    return 0;
}
`,
  },
  {
    challenge: 2,
    mistake: 'puts the digits side by side instead of adding',
    source: String.raw`#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;
    printf("Sum: %d%d\n", a, b);
    return 0;
}
`,
  },
  {
    challenge: 2,
    mistake: 'prints the number without the word',
    source: String.raw`#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;
    printf("%d\n", a + b);
    return 0;
}
`,
  },
  {
    challenge: 2,
    mistake: 'multiplies',
    source: String.raw`#include <stdio.h>

int main(void) {
    int a = 5;
    int b = 7;
    int sum = a * b;
    printf("Sum: %d\n", sum);
    return 0;
}
`,
  },
  {
    challenge: 3,
    mistake: 'asks for 3 before it asks for both',
    source: String.raw`#include <stdio.h>

int main(void) {
    for (int i = 1; i <= 15; i++) {
        if (i % 3 == 0) {
            printf("Fizz\n");
        } else if (i % 5 == 0) {
            printf("Buzz\n");
        } else if (i % 15 == 0) {
            printf("FizzBuzz\n");
        } else {
            printf("%d\n", i);
        }
    }
    return 0;
}
`,
  },
  {
    challenge: 3,
    mistake: 'stops one number early',
    source: String.raw`#include <stdio.h>

int main(void) {
    for (int i = 1; i < 15; i++) {
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
    challenge: 3,
    mistake: 'prints the number beside the word for multiples of 3',
    source: String.raw`#include <stdio.h>

int main(void) {
    for (int i = 1; i <= 15; i++) {
        if (i % 3 == 0) {
            printf("Fizz");
        }
        if (i % 5 == 0) {
            printf("Buzz");
        } else {
            printf("%d", i);
        }
        printf("\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 4,
    mistake: 'has the two answers the wrong way round',
    source: String.raw`#include <stdio.h>

int main(void) {
    int number = 42;
    if (number % 2) {
        printf("%d is even\n", number);
    } else {
        printf("%d is odd\n", number);
    }
    return 0;
}
`,
  },
  {
    challenge: 4,
    mistake: 'leaves the number out of the line',
    source: String.raw`#include <stdio.h>

int main(void) {
    int number = 42;
    if (number % 2 == 0) {
        printf("even\n");
    } else {
        printf("odd\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 4,
    mistake: 'divides instead of taking the remainder',
    source: String.raw`#include <stdio.h>

int main(void) {
    int number = 42;
    if (number / 2 == 0) {
        printf("%d is even\n", number);
    } else {
        printf("%d is odd\n", number);
    }
    return 0;
}
`,
  },
  {
    challenge: 5,
    mistake: 'never reaches the first element',
    source: `#include <iostream>
#include <vector>

using namespace std;

int main() {
    vector<int> numbers = {1, 2, 3, 4, 5};
    for (size_t i = numbers.size() - 1; i > 0; i--) {
        cout << numbers[i] << " ";
    }
    cout << endl;
    return 0;
}
`,
  },
  {
    challenge: 5,
    mistake: 'prints the indices instead of the elements',
    source: `#include <iostream>
#include <vector>

using namespace std;

int main() {
    vector<int> numbers = {1, 2, 3, 4, 5};
    for (int i = static_cast<int>(numbers.size()) - 1; i >= 0; i--) {
        cout << i << " ";
    }
    cout << endl;
    return 0;
}
`,
  },
  {
    challenge: 5,
    mistake: 'prints one number a line',
    source: `#include <iostream>
#include <vector>

using namespace std;

int main() {
    vector<int> numbers = {1, 2, 3, 4, 5};
    for (auto it = numbers.rbegin(); it != numbers.rend(); ++it) {
        cout << *it << endl;
    }
    return 0;
}
`,
  },
  {
    challenge: 6,
    mistake: 'divides integers before it converts',
    source: String.raw`#include <stdio.h>

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }
    double average = (a + b + c) / 3;
    printf("%.2f\n", average);
    return 0;
}
`,
  },
  {
    challenge: 6,
    mistake: 'forgets the brackets round the sum',
    source: String.raw`#include <stdio.h>

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }
    printf("%.2f\n", a + b + c / 3.0);
    return 0;
}
`,
  },
  {
    challenge: 6,
    mistake: 'prints six digits after the point',
    source: String.raw`#include <stdio.h>

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }
    printf("%f\n", (a + b + c) / 3.0);
    return 0;
}
`,
  },
  {
    challenge: 7,
    mistake: 'prints no leading zeros',
    source: String.raw`#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }
    printf("%d:%d:%d\n", total / 3600, total % 3600 / 60, total % 60);
    return 0;
}
`,
  },
  {
    challenge: 7,
    mistake: 'leaves the full hours in the minutes',
    source: String.raw`#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }
    printf("%02d:%02d:%02d\n", total / 3600, total / 60, total % 60);
    return 0;
}
`,
  },
  {
    challenge: 7,
    mistake: 'takes the minute to have 100 seconds',
    source: String.raw`#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }
    printf("%02d:%02d:%02d\n", total / 10000, total / 100 % 100, total % 100);
    return 0;
}
`,
  },
  {
    challenge: 8,
    mistake: 'reads the first word only',
    source: `#include <iostream>
#include <string>

using namespace std;

int main() {
    string name;
    cin >> name;
    if (name.empty()) {
        name = "stranger";
    }
    cout << "Hello, " << name << "!" << endl;
    return 0;
}
`,
  },
  {
    challenge: 8,
    mistake: 'forgets the empty line',
    source: `#include <iostream>
#include <string>

using namespace std;

int main() {
    string name;
    getline(cin, name);
    cout << "Hello, " << name << "!" << endl;
    return 0;
}
`,
  },
  {
    challenge: 8,
    mistake: 'leaves out the exclamation mark',
    source: `#include <iostream>
#include <string>

using namespace std;

int main() {
    string name;
    getline(cin, name);
    if (name.empty()) {
        name = "stranger";
    }
    cout << "Hello, " << name << endl;
    return 0;
}
`,
  },
];
