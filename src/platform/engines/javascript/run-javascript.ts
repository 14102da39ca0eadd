import type { SourcePlace } from '../../../../machines/contracts/compiler';
import type { ProgramEnd } from '../../compiler/program';
import type { RunnableProgram } from '../engine-messages';
import { faultEnd, OutputFull, type ScriptRuntime, type ScriptSurroundings } from '../runtime';
import { placesOf } from '../typescript/source-lines';
import { explainError, explainSyntax } from './explain';
import prelude from './prelude.js?raw';
import { type Completion, createQuickJs, type QuickJs, READ_AS } from './quickjs';

/** The files that messages name. */
const FILES = { javascript: 'main.js', typescript: 'main.ts' } as const;

/** Ends a program past whatever it would catch. */
class Exit extends Error {
  constructor(readonly code: number) {
    super('exit');
  }
}

/** What was thrown, as `elevateControl` tells it. */
interface Failure {
  readonly kind: 'error' | 'thrown' | 'exit';
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** What `import` can name besides `default`. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  fs: ['readFileSync', 'writeFileSync', 'writeSync'],
  readline: ['createInterface', 'promises'],
  'readline/promises': ['createInterface'],
  process: ['argv', 'stdin', 'stdout', 'stderr', 'exit', 'env'],
  util: ['inspect', 'format'],
  assert: ['equal', 'strictEqual', 'deepStrictEqual', 'ok'],
  os: ['EOL'],
  perf_hooks: ['performance'],
  timers: ['setTimeout', 'setInterval'],
};

/** A source that begins a line with `import` or `export` is a module; any other is a script, as Node.js reads `.js`. */
export const isModule = (source: string): boolean =>
  /^[ \t]*(?:import(?:\s*[{*"']|\s+[\w$]+\s*(?:,|from\b))|export\s*(?:[{*]|default\b|const\b|let\b|var\b|function\b|class\b|async\b))/m.test(
    source,
  );

/**
 * The JavaScript engine of a worker: QuickJS, a complete engine inside WebAssembly. A program sees the language, its
 * input and its output, and nothing of the browser: no names lead out of it, and code that it makes (`eval`, `Function`,
 * `import`) stays inside.
 */
export const createJavaScript = (module: WebAssembly.Module): ScriptRuntime => ({
  run: (program, surroundings) => runJavaScript(module, program, surroundings),
});

/** Runs JavaScript, which may have been TypeScript, to its end. */
async function runJavaScript(
  module: WebAssembly.Module,
  { source, language, mappings = null }: Pick<RunnableProgram, 'source' | 'language' | 'mappings'>,
  surroundings: ScriptSurroundings,
): Promise<ProgramEnd | null> {
  const file = FILES[language === 'typescript' ? language : 'javascript'];
  const place = mappings === null ? (same: SourcePlace) => same : placesOf(mappings);
  let left = surroundings.input;
  const answer = (task: string, text: string): string | Promise<string> => {
    if (task === 'stdout' || task === 'stderr') surroundings.write(task, text);
    else if (task === 'now') return String(performance.now());
    else if (task === 'exit') throw new Exit(Number(text));
    else if (task === 'read') {
      if (left === null) return surroundings.typed();
      const all = left;
      left = '';
      return all;
    }
    return '';
  };
  const sourceOf = (name: string) => {
    const plain = name.replace(/^node:/, '');
    const names = Object.hasOwn(MODULES, plain) ? MODULES[plain] : undefined;
    if (!names) return null;
    const own = names.map((one) => `export const ${one} = all.${one};`).join('');
    return `const all = globalThis.require(${JSON.stringify(plain)}); export default all; ${own}`;
  };
  const waits = surroundings.input === null;
  const vm = createQuickJs(module, { answer, sourceOf, memoryBytes: surroundings.memoryBytes, waits });
  vm.giveHost('elevateHost');
  const begun = await vm.evaluate(prelude, '<workbench>', 0);
  if (begun.threw) throw new Error('The surroundings of JavaScript could not be made.');
  const control = vm.take('elevateControl');
  const ask = async (task: string, ...values: readonly number[]) => {
    const { value } = await vm.call(control, vm.newText(task), ...values);
    return vm.textOf(value);
  };
  const asFault = async (value: number) => faultOf(JSON.parse(await ask('failure', value)) as Failure, place);

  const mode = language === 'typescript' || isModule(source) ? READ_AS.module : READ_AS.script;
  const checked = await vm.evaluate(source, file, mode | READ_AS.check);
  if (checked.threw) {
    const { message, stack } = JSON.parse(await ask('failure', checked.value)) as Failure;
    const at = placeIn(stack);
    const from = at && place(at);
    const words = explainSyntax(message);
    const diagnostics = [{ severity: 'error' as const, message: words, from, to: null }];
    surroundings.read({ ok: false, diagnostics, text: `SyntaxError: ${message}` });
    return null;
  }
  surroundings.read({ ok: true, diagnostics: [], text: '' });
  try {
    const result = await vm.evaluate(source, file, mode);
    if (result.threw) return await asFault(result.value);
    await ask('watch', result.value);
    return await finish(vm, { ask, asFault, fire: () => vm.call(control, vm.newText('fire')) }, surroundings, place);
  } catch (error) {
    if (error instanceof Exit) return { kind: 'exited', code: error.code };
    if (error instanceof OutputFull) return { kind: 'limit', limit: 'output' };
    if (error instanceof RangeError)
      return faultEnd({ message: 'RangeError: Maximum call stack size exceeded', place: null, explanation: TOO_DEEP });
    throw error;
  }
}

const TOO_DEEP = explainError('RangeError', 'Maximum call stack size exceeded');

interface Steps {
  ask(task: string): Promise<string>;
  asFault(value: number): Promise<ProgramEnd>;
  /** Calls what the next timer is for. */
  fire(): Promise<Completion>;
}

/** Promises and timers, until none is left. */
async function finish(
  vm: QuickJs,
  { ask, asFault, fire }: Steps,
  surroundings: ScriptSurroundings,
  place: (place: SourcePlace) => SourcePlace,
): Promise<ProgramEnd> {
  for (;;) {
    const thrown = await vm.settle();
    if (thrown) return asFault(thrown.value);
    const failed = await ask('failed');
    if (failed !== '') return faultOf(JSON.parse(failed) as Failure, place);
    const rejected = vm.unhandled();
    if (rejected !== null) return asFault(rejected);
    const wait = await ask('wait');
    if (wait === 'never')
      return faultEnd({
        message: 'The program waits for something that never comes',
        place: null,
        explanation:
          'An await at the top level has a promise that nothing will ever fulfil: no timer and no input is left.',
      });
    if (wait === '') return { kind: 'exited', code: Number(await ask('code')) };
    surroundings.paused();
    if (Number(wait) > 0) await new Promise((resolve) => setTimeout(resolve, Number(wait)));
    const fired = await fire();
    if (fired.threw) return asFault(fired.value);
  }
}

function faultOf(failure: Failure, place: (place: SourcePlace) => SourcePlace): ProgramEnd {
  if (failure.kind === 'exit') return { kind: 'exited', code: 0 };
  const { name, message, stack } = failure;
  const at = placeIn(stack);
  const title = message === '' ? name : `${name}: ${message}`;
  const explanation =
    failure.kind === 'thrown'
      ? 'The program threw a value that is no Error, and nothing caught it. Throw new Error(…) to learn the line, too.'
      : explainError(name, message);
  return faultEnd({ message: title, place: at && place(at), explanation });
}

/** The first place of a stack that is in the program. */
export function placeIn(stack: string): SourcePlace | null {
  const found = /\bmain\.[jt]s:(\d+)(?::(\d+))?/.exec(stack);
  return found ? { line: Number(found[1]), column: Number(found[2] ?? 1) } : null;
}
