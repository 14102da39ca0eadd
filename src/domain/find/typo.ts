/** Longer words are compared letter for letter. */
const LONGEST_WORD = 64;

/** How many edits a typed word may be away from what it means: none in short words, which would then mean anything. */
export function editsForgiven(length: number): 0 | 1 | 2 {
  if (length < 4 || length > LONGEST_WORD) return 0;
  return length < 8 ? 1 : 2;
}

// Rows of the table of distances, one for each letter that was typed; kept, because a key is compared with thousands of words.
let before = new Uint8Array(LONGEST_WORD + 4);
let above = new Uint8Array(LONGEST_WORD + 4);
let row = new Uint8Array(LONGEST_WORD + 4);

/**
 * Whether a typed word is within some edits of a word, or of the beginning of it: whoever types goes on typing. An edit is
 * a letter too many, too few, or another one, or two neighbours in each other's place.
 * @param typed at most 64 letters
 */
export function isNear(typed: string, word: string, edits: number): boolean {
  const { length } = typed;
  if (length > LONGEST_WORD || word.length < length - edits) return false;
  const width = Math.min(word.length, length + edits);
  const far = edits + 1;
  for (let column = 0; column <= width; column++) above[column] = Math.min(column, far);
  for (let at = 1; at <= length; at++) {
    const letter = typed.charCodeAt(at - 1);
    const last = typed.charCodeAt(at - 2);
    // Only a band around the diagonal can be within the edits.
    const from = Math.max(1, at - edits);
    const to = Math.min(width, at + edits);
    row.fill(far, 0, width + 1);
    row[0] = Math.min(at, far);
    let least = row[0];
    for (let column = from; column <= to; column++) {
      const other = word.charCodeAt(column - 1);
      let cost = Math.min(
        (above[column - 1] ?? far) + (letter === other ? 0 : 1),
        (above[column] ?? far) + 1,
        (row[column - 1] ?? far) + 1,
      );
      if (at > 1 && column > 1 && letter === word.charCodeAt(column - 2) && last === other)
        cost = Math.min(cost, (before[column - 2] ?? far) + 1);
      row[column] = Math.min(cost, far);
      if (cost < least) least = cost;
    }
    if (least > edits) return false;
    [before, above, row] = [above, row, before];
  }
  for (let column = Math.max(0, length - edits); column <= width; column++)
    if ((above[column] ?? far) <= edits) return true;
  return false;
}
