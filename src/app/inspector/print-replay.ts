/** One event as an actor took it, and the state it was then in, as a path. */
export type ReplayStep = readonly [event: { readonly type: string }, state: string];

export interface RecordedReplay {
  readonly name: string;
  readonly spec: string;
  readonly input: unknown;
  readonly starts: string;
  readonly steps: readonly ReplayStep[];
  /** Stands as a comment below the last step. */
  readonly remark?: string;
}

/**
 * A walk through a machine as the text of a replay, to be pasted into `tests/machines/replays`. What invoked actors and
 * delays sent is written with the helpers `done`, `fail` and `after` of `tests/support/replay.ts`.
 */
export function printReplay({ name, spec, input, starts, steps, remark }: RecordedReplay): string {
  return [
    '{',
    `  name: ${literal(name)},`,
    `  spec: ${literal(spec)},`,
    ...(input === undefined ? [] : [`  input: ${literal(input)},`]),
    `  starts: ${literal(starts)},`,
    '  steps: [',
    ...steps.map(([event, state]) => `    [${printEvent(event)}, ${literal(state)}],`),
    ...(remark ? [`    // ${remark.replace(/\s+/g, ' ')}`] : []),
    '  ],',
    '},',
  ].join('\n');
}

/** An event as written in a replay. */
export function printEvent(event: { readonly type: string }): string {
  const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? [];
  if (kind === 'done.actor') {
    const { output } = event as { output?: unknown };
    return output === undefined ? `done(${literal(rest)})` : `done(${literal(rest)}, ${literal(output)})`;
  }
  if (kind === 'error.actor') return `fail(${literal(rest)}, ${literal((event as { error?: unknown }).error)})`;
  if (kind === 'after') {
    const dot = rest.indexOf('.');
    return `after(${literal(rest.slice(0, dot))}, ${literal(rest.slice(dot + 1))})`;
  }
  return literal(event);
}

/** JSON-like data as a TypeScript literal on one line. What is not data (functions, handles) becomes `undefined`. */
export function literal(value: unknown, above: readonly unknown[] = []): string {
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Error) return `new Error(${quoted(value.message)})`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (typeof value !== 'object' || above.includes(value)) return 'undefined';
  const deeper = [...above, value];
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, deeper)).join(', ')}]`;
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined && typeof item !== 'function')
    .map(([key, item]) => `${keyOf(key)}: ${literal(item, deeper)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** In a literal `__proto__` would name the prototype, in brackets it is a key like others. */
const keyOf = (key: string) =>
  key === '__proto__' ? "['__proto__']" : /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
