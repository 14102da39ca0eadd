#include <iostream>
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
