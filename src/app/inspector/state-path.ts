import type { StateValue } from 'xstate';

/** `{ upload: 'ready' }` as `upload.ready`; parallel regions in braces, in their order. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([key, child]) => {
    const rest = child === undefined ? '' : statePath(child);
    return rest ? `${key}.${rest}` : key;
  });
  return entries.length === 1 ? (entries[0] ?? '') : `{${entries.join(', ')}}`;
}
