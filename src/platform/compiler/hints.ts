import type { Diagnostic, LanguageStandard } from '../../../machines/contracts/compiler';
import { standardNeeded } from './newer-names';

/** What the tab does not have, by the names with which programs ask for it. */
const MISSING: readonly { readonly names: readonly string[]; readonly message: string }[] = [
  {
    names: [
      'fork',
      'vfork',
      'execl',
      'execlp',
      'execv',
      'execvp',
      'execve',
      'wait',
      'waitpid',
      'system',
      'popen',
      'kill',
    ],
    message: 'a program in this tab runs alone: it can start no other process',
  },
  {
    names: ['socket', 'bind', 'listen', 'accept', 'connect', 'gethostbyname', 'getaddrinfo'],
    message: 'a program in this tab has no network: there are no sockets',
  },
  {
    names: ['pthread_create', 'pthread_join', 'thrd_create', 'thrd_join'],
    message: 'a program in this tab has one thread: no others can be started',
  },
  {
    names: ['alarm', 'ualarm', 'setitimer', 'timer_create'],
    message: 'no clock wakes a program in this tab: look at clock() or time() while it works, or wait with sleep()',
  },
  {
    names: ['tmpfile', 'tmpnam', 'mkstemp', 'tempnam'],
    message: 'there are no temporary files in this tab: open one of any name with fopen; it goes when the program ends',
  },
];
const UNKNOWN =
  /(?:undeclared (?:function|identifier|library function)|unknown function|undefined symbol:|no member named) '?(?:::)?(\w+)/;
const NO_HEADER = /'(?:sys\/)?(wait|socket|netdb|pthread|threads|windows|conio)\.h' file not found/;
const HEADERS: Readonly<Record<string, string>> = {
  wait: MISSING[0]?.message ?? '',
  socket: MISSING[1]?.message ?? '',
  netdb: MISSING[1]?.message ?? '',
  pthread: MISSING[2]?.message ?? '',
  threads: MISSING[2]?.message ?? '',
  windows: 'this header belongs to Windows; programs in this tab use standard C and C++ only',
  conio: 'this header belongs to old DOS compilers; use <stdio.h> in its place',
};

/** `void main()`: an error in C++, a warning in C. */
const RETURNS_NOTHING = /'main' must return 'int'|return type of 'main' is not 'int'/;
const MAIN_GIVES_INT =
  'main tells the system how the program ended, as a number: write int main, and 0 is given back where it ends without a return';

/** Notes for errors whose cause is not the program but where it runs, each at the place of its error. */
export function explainMissing(diagnostics: readonly Diagnostic[], standard: LanguageStandard): Diagnostic[] {
  const notes = new Map<string, Diagnostic>();
  for (const { severity, message, from, to } of diagnostics) {
    if (severity === 'note' || (severity === 'warning' && !RETURNS_NOTHING.test(message))) continue;
    const name = UNKNOWN.exec(message)?.[1];
    const header = NO_HEADER.exec(message)?.[1];
    const words =
      header === undefined
        ? (MISSING.find(({ names }) => name !== undefined && names.includes(name))?.message ??
          standardNeeded(message, standard) ??
          (RETURNS_NOTHING.test(message) ? MAIN_GIVES_INT : undefined))
        : HEADERS[header];
    if (words !== undefined && !notes.has(words)) notes.set(words, { severity: 'note', message: words, from, to });
  }
  return [...notes.values()];
}

const THREAD_CALL = /\b(?:pthread_create|thrd_create)[ \t]*\(/;

/**
 * A warning at the first call that can only fail here, although it compiles.
 * @param texts the program's files, the first one first
 */
export function warnOfThreads(texts: ReadonlyMap<string, string>): Diagnostic[] {
  const [first] = texts.keys();
  for (const [name, source] of texts) {
    const lines = source.split('\n');
    const index = lines.findIndex((line) => THREAD_CALL.test(line));
    if (index < 0) continue;
    const column = (lines[index]?.search(THREAD_CALL) ?? 0) + 1;
    const message = 'a program in this tab has one thread: this call starts none and gives back an error';
    const from = { line: index + 1, column, ...(name === first ? {} : { file: name }) };
    return [{ severity: 'warning', message, from, to: null }];
  }
  return [];
}
