import type { Build, BuiltProgram, Role } from './challenge-proof';

/**
 * Many C++ programs as one, each in a namespace of its own: the headers are read and the templates made once for all of
 * them, which is most of what a build costs. The first line of the input says which of them runs, by its place.
 * A program may not name what is global to itself with a leading `::`, and an include that one forgot may come from
 * another: what has to compile by itself is to be compiled by itself as well.
 */
export function bundledPrograms(sources: readonly string[]): string {
  const headers = new Set<string>();
  const bodies = sources.map((source, n) => {
    const macros: string[] = [];
    const body = source
      .split('\n')
      .map((line) => {
        if (/^\s*#\s*include\b/.test(line)) {
          headers.add(line.trim());
          return '';
        }
        const macro = /^\s*#\s*define\s+(\w+)/.exec(line)?.[1];
        if (macro) macros.push(macro);
        return line;
      })
      .join('\n')
      .replace(/\bint\s+main\s*\(/, 'int program(');
    return `namespace program_${n} {\n${body}\n${macros.map((name) => `#undef ${name}\n`).join('')}}\n`;
  });
  const choices = sources.map((_, n) => `    case ${n}: return program_${n}::program();\n`).join('');
  // Byte by byte and past every buffer: the rest of the input is the program's.
  return `${[...headers, '#include <unistd.h>'].join('\n')}
${bodies.join('')}
int main() {
  int chosen = 0;
  for (char digit; ::read(0, &digit, 1) == 1 && digit != '\\n';) chosen = chosen * 10 + (digit - '0');
  switch (chosen) {
${choices}    default: return 99;
  }
}
`;
}

/** Programs of one bundle: the compiler's memory grows with it. */
const LARGEST_BUNDLE = 60;

/**
 * A build that makes one program of many `sources` of a role when the first of them is asked for.
 * @param buildOne builds the bundle
 */
export function bundledBuild(
  sources: Readonly<Record<Role, readonly string[]>>,
  buildOne: (source: string, role: Role) => Promise<BuiltProgram>,
): Build {
  const bundles = new Map<string, Promise<BuiltProgram>>();
  return async (_, source, role) => {
    const place = sources[role].indexOf(source);
    if (place === -1) throw new Error('The source is not in the bundle.');
    const first = place - (place % LARGEST_BUNDLE);
    const key = `${role} ${first}`;
    const bundle =
      bundles.get(key) ?? buildOne(bundledPrograms(sources[role].slice(first, first + LARGEST_BUNDLE)), role);
    bundles.set(key, bundle);
    const run = await bundle;
    return (input, seconds) => run(`${place - first}\n${input}`, seconds);
  };
}
