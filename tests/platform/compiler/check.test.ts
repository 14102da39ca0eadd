import { expect, it } from 'vitest';
import type { Program } from '../../../machines/contracts/compiler';
import { loadNodeToolchain } from '../../support/toolchain';

const PATIENCE = 300_000;
const c = (source: string): Program => ({ source, language: 'c', standard: 'C17' });
const cpp = (source: string): Program => ({ source, language: 'cpp', standard: 'C++17' });

it(
  'a source is checked without being built: mistakes have their places, and what is right has none',
  () => {
    const toolchain = loadNodeToolchain();
    const wrong = c('#include <stdio.h>\nint main(void) {\n  int größe = 1; retrun größe;\n}\n');
    const said = toolchain.check(wrong);
    expect(said?.filter(({ severity }) => severity === 'error')[0]).toMatchObject({
      message: "use of undeclared identifier 'retrun'; did you mean 'return'?",
      from: { line: 3, column: 18 },
    });
    expect(toolchain.check(c('#include <stdio.h>\nint main(void) {\n  return puts("a") < 0;\n}\n'))).toEqual([]);
    // A part of a program is no mistake yet: whether there is a main is asked when it is built.
    expect(toolchain.check(c('int help(void) { return 1; }\n'))).toEqual([]);
    expect(toolchain.check(c(`// ${'x'.repeat(5_000_000)}`))).toBeNull();
  },
  PATIENCE,
);

it(
  'it says what a build says, with headers compiled in advance and without, and the next build works',
  () => {
    const toolchain = loadNodeToolchain();
    const source = '#include <vector>\nint main() {\n  std::vector<int> a;\n  a.push(3);\n  return a.size();\n}\n';
    const first = toolchain.check(cpp(source));
    expect(first?.some(({ message, from }) => message.includes("no member named 'push'") && from?.line === 4)).toBe(
      true,
    );
    toolchain.prepare(cpp(source));
    expect(toolchain.check(cpp(source))).toEqual(first);
    const built = toolchain.build(cpp(source));
    expect(built.kind === 'rejected' && built.diagnostics).toEqual(first);
    const mended = cpp(source.replace('push', 'push_back'));
    expect(toolchain.check(mended)).toEqual([]);
    expect(toolchain.build(mended).kind).toBe('built');
  },
  PATIENCE,
);
