import type { LanguageStandard } from '../../../machines/contracts/compiler';

/** Names of the library by the standard of C++ that brought them, the newest first. */
const SINCE: readonly (readonly [standard: LanguageStandard, names: readonly string[]])[] = [
  [
    'C++23',
    ['print', 'println', 'expected', 'unexpected', 'mdspan', 'byteswap', 'to_underlying', 'unreachable', 'flat_map'],
  ],
  [
    'C++20',
    [
      ...[
        'format',
        'format_to',
        'vformat',
        'span',
        'ranges',
        'views',
        'midpoint',
        'lerp',
        'popcount',
        'has_single_bit',
      ],
      ...['bit_cast', 'bit_ceil', 'bit_floor', 'countl_zero', 'countr_zero', 'numbers', 'source_location', 'ssize'],
      ...[
        'strong_ordering',
        'weak_ordering',
        'partial_ordering',
        'same_as',
        'integral',
        'erase_if',
        'to_array',
        'jthread',
      ],
    ],
  ],
  [
    'C++17',
    [
      ...[
        'string_view',
        'optional',
        'nullopt',
        'variant',
        'visit',
        'any',
        'any_cast',
        'filesystem',
        'clamp',
        'gcd',
        'lcm',
      ],
      ...[
        'byte',
        'apply',
        'invoke',
        'reduce',
        'sample',
        'size',
        'data',
        'empty',
        'scoped_lock',
        'from_chars',
        'to_chars',
      ],
    ],
  ],
  ['C++14', ['make_unique', 'exchange', 'quoted', 'integer_sequence', 'index_sequence', 'make_index_sequence']],
];
const MISSING = /no (?:member|template|type|type template) named '(\w+)' in namespace 'std(?:::\w+)?'/;
/** Which standards come after which. */
const ORDER: readonly LanguageStandard[] = ['C++11', 'C++14', 'C++17', 'C++20', 'C++23'];

/**
 * What to choose where a name of the library is not there yet.
 * @param message an error of clang
 * @param standard the one that the program was built by
 */
export function standardNeeded(message: string, standard: LanguageStandard): string | undefined {
  const name = MISSING.exec(message)?.[1];
  const since = SINCE.find(([, names]) => name !== undefined && names.includes(name))?.[0];
  if (name === undefined || since === undefined || ORDER.indexOf(standard) >= ORDER.indexOf(since)) return undefined;
  return `std::${name} came with ${since}, and this program is built as ${standard}: choose ${since} as its standard above the editor`;
}
