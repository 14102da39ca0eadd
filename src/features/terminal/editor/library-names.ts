const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const keywords: Readonly<Record<'c' | 'cpp', readonly string[]>> = {
  c: words(`auto break case char const continue default do double else enum extern float for goto if inline int long
    register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while
    _Bool _Static_assert bool true false NULL size_t`),
  cpp: words(`alignas auto bool break case catch char class const constexpr const_cast continue decltype default delete
    do double dynamic_cast else enum explicit export extern false final float for friend goto if inline int long
    mutable namespace new noexcept nullptr operator override private protected public reinterpret_cast return short
    signed sizeof static static_assert static_cast struct switch template this throw true try typedef typename union
    unsigned using virtual void volatile while size_t std`),
};

/** Header → names it declares that learners use. From the lists of ISO C17 (clause 7) and ISO C++17. */
const cHeaders: Readonly<Record<string, string>> = {
  'stdio.h': `printf scanf puts gets_s putchar getchar fprintf sprintf snprintf sscanf fgets fputs fopen fclose fread
    fwrite fseek ftell fflush perror stdin stdout stderr EOF FILE`,
  'stdlib.h': `malloc calloc realloc free atoi atof strtol strtod rand srand RAND_MAX exit abort qsort bsearch abs labs
    EXIT_SUCCESS EXIT_FAILURE`,
  'string.h': `strlen strcpy strncpy strcat strncat strcmp strncmp strchr strrchr strstr strtok memcpy memmove memset
    memcmp`,
  'ctype.h': 'isalpha isdigit isalnum isspace isupper islower ispunct toupper tolower',
  'math.h': 'sqrt pow fabs floor ceil round trunc fmod exp log log10 sin cos tan hypot',
  'limits.h': 'INT_MAX INT_MIN UINT_MAX LONG_MAX LONG_MIN CHAR_BIT',
  'stdint.h': `int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t uintptr_t INT32_MAX INT64_MAX
    UINT32_MAX UINT64_MAX`,
  'stdbool.h': 'bool true false',
  'stddef.h': 'size_t ptrdiff_t NULL offsetof',
  'assert.h': 'assert',
  'time.h': 'time clock CLOCKS_PER_SEC time_t',
  'errno.h': 'errno',
  'stdarg.h': 'va_list va_start va_arg va_end',
};

const cppHeaders: Readonly<Record<string, string>> = {
  iostream: 'cout cin cerr clog endl getline ostream istream',
  string: 'string to_string stoi stol stod getline string_view',
  vector: 'vector push_back pop_back emplace_back begin end size empty front back insert erase clear reserve resize',
  array: 'array',
  map: 'map multimap find count contains',
  set: 'set multiset',
  unordered_map: 'unordered_map',
  unordered_set: 'unordered_set',
  algorithm: `sort stable_sort find find_if count count_if reverse min max min_element max_element swap copy transform
    for_each binary_search lower_bound upper_bound unique remove_if any_of all_of none_of next_permutation`,
  numeric: 'accumulate iota gcd lcm partial_sum',
  memory: 'unique_ptr shared_ptr weak_ptr make_unique make_shared',
  utility: 'pair make_pair move swap',
  tuple: 'tuple make_tuple tie get',
  queue: 'queue priority_queue push pop top',
  stack: 'stack push pop top',
  deque: 'deque push_front pop_front',
  list: 'list',
  functional: 'function greater less hash',
  iomanip: 'setw setprecision setfill fixed hex dec left right',
  sstream: 'stringstream istringstream ostringstream str',
  optional: 'optional nullopt value_or has_value',
  variant: 'variant visit get_if',
  limits: 'numeric_limits',
  stdexcept: 'runtime_error invalid_argument out_of_range logic_error what',
  cmath: 'sqrt pow abs floor ceil round',
  cstdint: 'int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t',
  cstdio: 'printf scanf puts putchar getchar',
  cstdlib: 'exit abs rand srand',
  cctype: 'isalpha isdigit isalnum isspace toupper tolower',
  cstring: 'strlen strcmp strcpy memcpy memset',
  climits: 'INT_MAX INT_MIN',
  bitset: 'bitset',
  random: 'mt19937 uniform_int_distribution',
};

/** A name of the standard library, and the header that declares it. */
export interface LibraryName {
  readonly name: string;
  readonly header: string;
}

const listed = (headers: Readonly<Record<string, string>>): readonly LibraryName[] => {
  const first = new Map<string, string>();
  for (const [header, names] of Object.entries(headers))
    for (const name of words(names)) if (!first.has(name)) first.set(name, header);
  return [...first].map(([name, header]) => ({ name, header }));
};

export const libraryNames: Readonly<Record<'c' | 'cpp', readonly LibraryName[]>> = {
  c: listed(cHeaders),
  cpp: listed(cppHeaders),
};

export const headerNames: Readonly<Record<'c' | 'cpp', readonly string[]>> = {
  c: Object.keys(cHeaders),
  cpp: [...Object.keys(cppHeaders), ...Object.keys(cHeaders)],
};
