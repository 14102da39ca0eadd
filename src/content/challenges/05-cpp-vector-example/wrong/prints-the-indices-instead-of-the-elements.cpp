// prints the indices instead of the elements
#include <iostream>
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
