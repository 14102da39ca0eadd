#include <iostream>
#include <string>

using namespace std;

int main() {
    string name = "nobody";

    // Read the name from the input.
    cout << "Hello, " << name << endl;
    return 0;
}
