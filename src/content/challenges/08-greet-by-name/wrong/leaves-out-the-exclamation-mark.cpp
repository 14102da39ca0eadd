// leaves out the exclamation mark
#include <iostream>
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
