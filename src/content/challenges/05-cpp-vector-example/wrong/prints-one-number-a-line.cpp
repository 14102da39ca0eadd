// prints one number a line
#include <iostream>
#include <vector>

using namespace std;

int main() {
    vector<int> numbers = {1, 2, 3, 4, 5};
    for (auto it = numbers.rbegin(); it != numbers.rend(); ++it) {
        cout << *it << endl;
    }
    return 0;
}
