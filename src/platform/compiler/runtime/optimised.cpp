// The parts of libc++ that programs spend their time in, once more and optimised: the library of the sysroot is built
// without optimisation, which makes reading a number some twenty times slower. They stand before it when a program is linked.

#include <algorithm>
#include <istream>
#include <locale>
#include <ostream>
#include <sstream>
#include <streambuf>
#include <string>

_LIBCPP_BEGIN_NAMESPACE_STD

template class basic_string<char>;
template class basic_streambuf<char>;
template class basic_ios<char>;
template class basic_istream<char>;
template class basic_ostream<char>;
template class basic_iostream<char>;
template class basic_stringbuf<char>;
template class basic_istringstream<char>;
template class basic_ostringstream<char>;
template class basic_stringstream<char>;
template class num_get<char>;
template class num_put<char>;

// std::sort of plain numbers calls this, and the headers only declare it.
template <class Compare, class Place> void __sort(Place first, Place last, Compare) {
  __less<> less;
  __sort_dispatch<_ClassicAlgPolicy, Place, __less<>>(first, last, less);
}

#define SORTED(type) template void __sort<__less<type> &, type *>(type *, type *, __less<type> &)
SORTED(char);
SORTED(signed char);
SORTED(unsigned char);
SORTED(short);
SORTED(unsigned short);
SORTED(int);
SORTED(unsigned);
SORTED(long);
SORTED(unsigned long);
SORTED(long long);
SORTED(unsigned long long);
SORTED(float);
SORTED(double);

_LIBCPP_END_NAMESPACE_STD
