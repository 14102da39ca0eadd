export const HIDDEN = '[hidden]';

const SECRET_NAME =
  /^(api[-_]?key|.*secret.*|.*pass(word|phrase).*|(access|auth|refresh|id)?[-_]?token|authorization)$/i;
/** The shapes of keys that providers issue, wherever they are in a text. */
const SECRET_SHAPE = /\b(sk-[\w-]{12,}|AIza[\w-]{20,}|gsk_\w{12,}|hf_\w{12,}|xai-\w{12,}|Bearer\s+[\w.~+/-]{8,}=*)/g;

/**
 * A copy of data without secrets: values under names of secrets, texts shaped like keys, and the given keys themselves.
 * @param keys that the app holds now
 */
export function hideSecrets(value: unknown, keys: readonly string[]): unknown {
  const hide = (part: unknown, above: readonly unknown[]): unknown => {
    if (typeof part === 'string') {
      let text = part.replace(SECRET_SHAPE, HIDDEN);
      for (const key of keys) if (key.length >= 4) text = text.replaceAll(key, HIDDEN);
      return text;
    }
    if (part instanceof Error) return new Error(String(hide(part.message, above)));
    if (typeof part !== 'object' || part === null) return part;
    if (above.includes(part)) return '[itself]';
    const deeper = [...above, part];
    if (Array.isArray(part)) return part.map((item) => hide(item, deeper));
    return Object.fromEntries(
      Object.entries(part).map(([name, item]) => [
        name,
        SECRET_NAME.test(name) && typeof item === 'string' && item !== '' ? HIDDEN : hide(item, deeper),
      ]),
    );
  };
  return hide(value, []);
}

const LONGEST_TEXT = 160;
const LONGEST_LIST = 12;

/** Data as JSON to read: long texts and lists are cut and say by how much. */
export function readableJson(value: unknown): string {
  const cut = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.length > LONGEST_TEXT
        ? `${part.slice(0, LONGEST_TEXT)}… (${part.length.toLocaleString('en')} characters)`
        : part;
    if (part instanceof Error) return `${part.name}: ${part.message}`;
    if (Array.isArray(part)) {
      const shown = part.slice(0, LONGEST_LIST).map(cut);
      return part.length > LONGEST_LIST ? [...shown, `… ${part.length - LONGEST_LIST} more`] : shown;
    }
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, cut(item)]));
    return part;
  };
  return JSON.stringify(cut(value), null, 2) ?? 'undefined';
}
