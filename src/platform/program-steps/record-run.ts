import type { RunLimits } from '../../../machines/contracts/compiler';
import { textsOf } from '../../domain/c-source/program-files';
import {
  EVERYWHERE,
  type RecordedStep,
  type Recording,
  type StepFrame,
  type StepThing,
} from '../../domain/steps/types';
import { memoryLayout } from '../compiler/memory-checks';
import { type BuiltProgram, runProgramNow } from '../compiler/program';
import { addSteps } from './add-steps';
import { type CType, type CVariable, readDebugInfo } from './debug-info';
import type { Given } from './messages';
import { addressOf, type Placed, UNSET, valueReader } from './read-values';

/** As many steps as are written down of a program in Python. */
export const MOST_STEPS = 2000;
/** Of the calls, the innermost are told. */
const FRAMES = 30;
/** Of the stack below a function that begins, so much is filled with what tells that nothing was set. */
const FILLED = 256 * 1024;

/** Ends a program that did more than is written down. */
class Enough extends Error {}

/** A function that is being called. */
interface Call {
  readonly function: number;
  frame: number;
  line: number;
  /** Of the newest step, in bytes of code. */
  address: number;
  /** Variables whose declaration has been passed. */
  readonly known: Set<CVariable>;
  /** Those whose declaration is in the line that runs. */
  due: CVariable[];
}

/**
 * Runs a program and writes down what it does, line by line.
 * @param program built with `recorded` and memory checks: of memory, only these tell what may be looked at
 * @throws RangeError when what the compiler tells of the program cannot be read
 */
export function recordRun(program: BuiltProgram, { input, args }: Given, limits: RunLimits): Recording {
  const texts = textsOf(program);
  const info = readDebugInfo(program.wasm, [...texts.keys()]);
  const stepped = addSteps(program.wasm, info.functions, texts);
  const own = new Set(stepped.indexes);
  const steps: RecordedStep[] = [];
  const numbers = new Map<string, number>();
  const unnamed = new Map<CType, number>();
  /** Where C's stack ends: the memory checks' shadow lies below. */
  const { shadowBytes: lowest } = memoryLayout(limits.memoryBytes);
  const share = sharing();
  const calls: Call[] = [];
  /** A function whose first line comes next. */
  let begun: Call | null = null;
  const decoder = new TextDecoder();
  let output = '';
  let cut = false;
  let left = new TextEncoder().encode(input);

  const numberOf = (address: number, type: CType) => {
    const key = `${address} ${keyOf(type)}`;
    const known = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, known);
    return known;
  };
  // A type has an object in each of the program's files, so its name tells it; one without a name is in one file alone.
  const keyOf = (type: CType): string => {
    if (type.kind === 'array') return `${keyOf(type.of)}[${type.count}]`;
    if (type.name !== '') return type.name;
    const known = unnamed.get(type) ?? unnamed.size;
    unnamed.set(type, known);
    return `unnamed ${known}`;
  };

  const begin = (index: number, pointer: number, memory: ArrayBuffer) => {
    const from = Math.max(lowest, pointer - FILLED);
    if (from < pointer) new Uint8Array(memory, from, pointer - from).fill(UNSET);
    begun = { function: index, frame: 0, line: 0, address: 0, known: new Set(), due: [] };
  };

  /** The call that a step belongs to; those that have come to their end since are dropped. */
  const callAt = (index: number, frame: number): Call | undefined => {
    const same = begun ? [] : calls.filter((call) => call.function === index && call.frame === frame);
    const [only] = same;
    // Where the variables lie tells one call of a function from another, but for functions without any: to look at the
    // browser's stack takes longer.
    const depth = only && same.length === 1 ? calls.indexOf(only) + 1 : depthOf(own) - (begun ? 1 : 0);
    while (calls.length > depth) calls.pop();
    if (begun) calls.push(begun);
    begun = null;
    return calls.at(-1);
  };

  const look = (memory: ArrayBuffer): Pick<RecordedStep, 'frames' | 'things'> => {
    const placedOf = (variables: Iterable<CVariable>, frame: number): Placed[] =>
      [...variables].flatMap((variable) => {
        const address = addressOf(variable.location, frame, memory);
        return address === null ? [] : [{ ...variable, address }];
      });
    const shown = calls.slice(-FRAMES).reverse();
    const placed = shown.map((call) => {
      const variables = info.functions[call.function]?.variables ?? [];
      return placedOf(
        variables.filter((one) => call.known.has(one)),
        call.frame,
      );
    });
    const globals = placedOf(info.globals, 0);
    const reader = valueReader({ memory, variables: [...placed.flat(), ...globals], numberOf });
    const frames: StepFrame[] = shown.map((call, at) => ({
      name: info.functions[call.function]?.name ?? '',
      line: call.line,
      variables: (placed[at] ?? []).map(reader.read),
    }));
    if (globals.length > 0) frames.push({ name: EVERYWHERE, line: 0, variables: globals.map(reader.read) });
    return { frames: frames.map(share.frame), things: share.things(reader.things) };
  };

  const step = (number: number, frame: number, memory: ArrayBuffer) => {
    const place = stepped.places[number];
    if (!place) return begin(number - stepped.places.length, frame, memory);
    const call = callAt(place.function, frame);
    if (!call) return;
    // A line that goes on after a call, or after what the checks look at, is no new step; one that is come back to is.
    const goesOn = call.line === place.line && place.address > call.address;
    call.frame = frame;
    call.line = place.line;
    call.address = place.address;
    if (goesOn) return;
    for (const variable of call.due) call.known.add(variable);
    call.due = [];
    for (const variable of info.functions[place.function]?.variables ?? []) {
      const isThere = place.address >= variable.from && place.address < variable.end;
      if (!isThere) call.known.delete(variable);
      else if (variable.line === 0) call.known.add(variable);
      else if (variable.line <= place.line && !call.known.has(variable)) {
        // Its line is passed, by a jump or since it holds more than this one statement; or it is this one.
        if (variable.line < place.line) call.known.add(variable);
        else call.due.push(variable);
      }
    }
    if (steps.length >= MOST_STEPS) {
      cut = true;
      throw new Enough();
    }
    const { line, file } = place;
    const where = file === undefined ? { line } : { line, file };
    steps.push({ event: 'line', ...where, ...look(memory), written: output.length, words: null });
  };

  const end = runProgramNow(
    program,
    {
      read(size) {
        const next = left.subarray(0, size);
        left = left.subarray(size);
        return next;
      },
      write(stream, bytes) {
        if (stream === 'stdout') output += decoder.decode(bytes, { stream: true });
      },
      stepped: step,
      outputBytes: limits.outputBytes,
      memoryBytes: limits.memoryBytes,
      args,
    },
    stepped,
  );

  if (cut) return { steps, output, cut, end: { kind: 'exited', words: '' } };
  if (end.kind === 'limit') return { steps, output, cut: true, end: { kind: 'exited', words: '' } };
  if (end.kind === 'exited') return { steps, output, cut, end: { kind: 'exited', words: String(end.code) } };
  const { message, place } = end.fault;
  const last = steps.at(-1);
  if (last) {
    const where = place ?? last;
    const { file } = where;
    steps.push({
      ...{ event: 'exception', line: where.line, ...(file === undefined ? {} : { file }) },
      ...{ frames: last.frames, things: last.things, written: output.length, words: message },
    });
  }
  return { steps, output, cut, end: { kind: 'fault', words: message } };
}

/** How many of the program's own functions are being called: the browser's stack has each of them. */
function depthOf(own: ReadonlySet<number>): number {
  let depth = 0;
  for (const [, index] of (new Error().stack ?? '').matchAll(/wasm-function\[(\d+)\]/g))
    if (own.has(Number(index))) depth += 1;
  return depth;
}

/** Steps differ little from one to the next: what is the same is kept once. */
function sharing() {
  const kept = new Map<string, { readonly told: string; readonly value: unknown }>();
  const shared = <T>(key: string, value: T): T => {
    const told = JSON.stringify(value);
    const known = kept.get(key);
    if (known?.told === told) return known.value as T;
    kept.set(key, { told, value });
    return value;
  };
  return {
    frame: (frame: StepFrame, at: number, all: readonly StepFrame[]): StepFrame =>
      shared(`frame ${all.length - at}`, frame),
    things: (things: Readonly<Record<string, StepThing>>) =>
      Object.fromEntries(Object.entries(things).map(([number, thing]) => [number, shared(`thing ${number}`, thing)])),
  };
}
