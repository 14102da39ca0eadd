// never reaches the first element
#include <iostream>
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
