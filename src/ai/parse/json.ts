import { afterThoughts } from './thoughts';

export type LenientJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/**
 * Reads the JSON that a model was asked for: the whole reply, what follows its thoughts, a fenced block, a value with prose
 * around it, and as the last resort everything from the first `[` to the last `]`. Linear in the reply's length. Validate
 * what it gives.
 */
export function parseLenientJson(reply: string): LenientJson {
  const text = reply.trim();
  for (const candidate of candidates(text)) {
    try {
      return { ok: true, value: JSON.parse(candidate) };
    } catch {
      // The next candidate may be the one.
    }
  }
  return { ok: false };
}

function* candidates(reply: string): Generator<string> {
  yield reply;
  const text = afterThoughts(reply);
  if (text !== reply) {
    yield text;
    yield* stretches(text);
  }
  yield* stretches(reply);
}

function* stretches(text: string): Generator<string> {
  const fence = text.indexOf('```');
  if (fence !== -1) {
    const start = text.indexOf('\n', fence) + 1;
    const end = text.indexOf('```', Math.max(start, fence + 3));
    if (start > 0) yield text.slice(start, end === -1 ? undefined : end);
  }
  yield* bracketed(text);
  const first = text.indexOf('[');
  const last = text.lastIndexOf(']');
  if (first !== -1 && last > first) yield text.slice(first, last + 1);
}

/** Brackets in prose are few; a reply with more of them than this is no use, and each failed attempt costs time. */
const MOST_STRETCHES = 100;

/** Each outermost stretch with balanced brackets, strings respected; one pass. */
function* bracketed(text: string): Generator<string> {
  let depth = 0;
  let start = 0;
  let quoted = false;
  let stretches = 0;
  for (let i = 0; i < text.length && stretches < MOST_STRETCHES; i += 1) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = depth > 0;
    else if (char === '[' || char === '{') {
      if (depth === 0) start = i;
      depth += 1;
    } else if ((char === ']' || char === '}') && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      stretches += 1;
      yield text.slice(start, i + 1);
    }
  }
}
