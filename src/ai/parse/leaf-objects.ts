/** A reply with more braces than this is no use, and each failed attempt costs time. */
const MOST_STRETCHES = 200;
/** Longer stretches are no short object. */
const LONGEST_STRETCH = 10_000;

/**
 * The objects in a reply that hold no other object, as far as they are whole: what can be read of a JSON text that is still
 * coming in, or was cut short. Linear in the reply's length.
 */
export function leafObjects(reply: string): unknown[] {
  const found: unknown[] = [];
  let start = -1;
  let quoted = false;
  let stretches = 0;
  for (let i = 0; i < reply.length && stretches < MOST_STRETCHES; i += 1) {
    const char = reply[i];
    if (quoted) {
      if (char === '\\') i += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = start !== -1;
    else if (char === '{') start = i;
    else if (char === '}' && start !== -1) {
      stretches += 1;
      if (i - start < LONGEST_STRETCH) found.push(...parsed(reply.slice(start, i + 1)));
      start = -1;
    }
  }
  return found;
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return [];
  }
}
