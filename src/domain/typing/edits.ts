/** How one text becomes another at its end: this many characters off, then these on. */
export interface Edits {
  readonly removed: number;
  readonly added: readonly string[];
}

/**
 * What was done to a field whose caret is at its end, read from its text before and after. Counts characters (code
 * points), so that one outside the basic plane is one. A change in the middle reads as retyping the rest.
 */
export function editsBetween(before: string, after: string): Edits {
  // The usual key by far: one more plain character.
  if (after.length === before.length + 1 && after.startsWith(before) && !isSurrogate(after, before.length))
    return { removed: 0, added: [after.slice(before.length)] };
  const was = Array.from(before);
  const is = Array.from(after);
  let same = 0;
  while (same < was.length && was[same] === is[same]) same += 1;
  return { removed: was.length - same, added: is.slice(same) };
}

const isSurrogate = (text: string, index: number): boolean => (text.charCodeAt(index) & 0xf800) === 0xd800;
