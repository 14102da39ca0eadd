/**
 * The C library's functions that `runtime/memory` replaces in a program whose memory is checked: what gives memory and
 * takes it back, and what reads or writes through the pointers it is given.
 */
const WRAPPED = [
  ...['__wasi_args_get', 'malloc', 'free', 'calloc', 'realloc', 'reallocarray', 'aligned_alloc', 'posix_memalign'],
  ...[
    'malloc_usable_size',
    'strlen',
    'strnlen',
    'strdup',
    'strndup',
    'strcpy',
    'stpcpy',
    'strcat',
    'strncpy',
    'strncat',
  ],
  ...['strcmp', 'strncmp', 'strchr', 'strrchr', 'strstr', 'memcmp', 'atoi', 'atol', 'atof', 'qsort'],
  ...['puts', 'vsnprintf'],
];
/** `operator new`, `new[]` and `delete`, as the Itanium C++ ABI calls them. */
const WRAPPED_CPP = [
  ...['_Znwm', '_Znam', '_ZnwmRKSt9nothrow_t', '_ZnamRKSt9nothrow_t', '_ZdlPv', '_ZdaPv', '_ZdlPvm', '_ZdaPvm'],
];
const OBJECTS = ['shadow', 'heap', 'leaks', 'words', 'library', 'formats'];

export const memoryWrapped = (cpp: boolean): string[] => [...WRAPPED, ...(cpp ? WRAPPED_CPP : [])];
/** The runtime's objects that a checked program is linked with, by name. */
export const memoryObjects = (cpp: boolean): string[] => [...OBJECTS, ...(cpp ? ['new'] : [])];

/** One byte of shadow stands for this many of memory. */
const GRAIN = 8;
const PAGE_BYTES = 65_536;

/**
 * How much memory a checked program has in all, so that as much is left for itself as was asked for. The shadow lies at
 * the beginning, and covers itself too.
 */
export function memoryLayout(memoryBytes: number): { readonly shadowBytes: number; readonly wholeBytes: number } {
  const shadowBytes = Math.ceil(memoryBytes / (GRAIN - 1) / PAGE_BYTES) * PAGE_BYTES;
  return { shadowBytes, wholeBytes: shadowBytes * GRAIN };
}
