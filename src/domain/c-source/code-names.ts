/** What a name at a place in a program stands for, as far as the compiler's list tells. */
export type CodeNameKind = 'function' | 'variable' | 'type' | 'keyword';

/** A name that could stand at a place in a program. */
export interface CodeName {
  readonly name: string;
  readonly kind: CodeNameKind;
  /** `int`, or `(const char *format, ...) → int`: one for each function of that name, none where there is nothing to say. */
  readonly signatures: readonly string[];
}

/** `COMPLETION: push_back : [#void#]push_back(<#value_type &&x#>)`, with a remark in brackets behind the name or none. */
const ROW = /^COMPLETION: (?<name>[^ ]+?)(?: \((?<remark>[^()]*)\))?(?: : (?<shown>.*))?$/;
const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
/** Names that belong to compiler and library. */
const RESERVED = /^(?:__|_\p{Lu})/u;
/** Rows of things that have no name of their own: `Pattern : sizeof(…)`. */
const PATTERN = 'Pattern';
const RESULT = /^\[#(?<type>.*?)#\]/;
/** The marks around a parameter, a part that may be left out, and what stands behind. */
const MARKS = /<#|#>|\{#|#\}|\[#|#\]/g;

/**
 * What clang's `-code-completion-at` printed, as data: a name once with all its functions, in clang's order. Names that cannot be
 * written there, and those that belong to the library's inside, are left out.
 */
export function readCodeNames(text: string): CodeName[] {
  const found = new Map<string, CodeName>();
  for (const line of text.split('\n')) {
    const row = ROW.exec(line)?.groups;
    if (!row?.name || row.remark !== undefined || !IDENTIFIER.test(row.name) || RESERVED.test(row.name)) continue;
    const { name, shown = '' } = row;
    if (name === PATTERN && !shown.replace(RESULT, '').startsWith(PATTERN)) continue;
    const { kind, signature } = describe(name, shown);
    const before = found.get(name);
    const signatures = [...(before?.signatures ?? []), ...(signature === '' ? [] : [signature])];
    found.set(name, { name, kind: before?.kind ?? kind, signatures: [...new Set(signatures)] });
  }
  return [...found.values()];
}

function describe(name: string, shown: string): { kind: CodeNameKind; signature: string } {
  if (shown === '') return { kind: 'keyword', signature: '' };
  const result = RESULT.exec(shown);
  const type = result?.groups?.type;
  const rest = plain(shown.slice(result?.[0].length ?? 0));
  const behind = rest.startsWith(name) ? rest.slice(name.length) : rest;
  if (behind.includes('(')) {
    const signature = type === undefined ? behind : `${behind} → ${plain(type)}`;
    return { kind: 'function', signature };
  }
  if (type !== undefined) return { kind: 'variable', signature: plain(type) };
  return { kind: 'type', signature: behind === '::' ? '' : behind };
}

const plain = (text: string): string =>
  text
    .replace(MARKS, '')
    .replace(/ (?:_Nonnull|_Nullable)\b/g, '')
    .replaceAll('std::__2::', 'std::')
    .trim();
