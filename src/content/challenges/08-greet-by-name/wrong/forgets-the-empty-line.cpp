// forgets the empty line
#include <iostream>
#include <string>

using namespace std;

int main() {
    string name;
    getline(cin, name);
    cout << "Hello, " << name << "!" << endl;
    return 0;
}
