/** A stretch of the terminal, as the run's flow keeps it. */
export interface Piece {
  readonly stream: 'stdout' | 'stderr' | 'typed';
  readonly text: string;
}

/** Some lines that are drawn as one: what is out of sight costs nothing. */
export interface TextBlock {
  readonly pieces: readonly Piece[];
  readonly lines: number;
}

/** Lines and UTF-16 units of a block; a line that is longer is cut for the eye. */
const BLOCK_LINES = 200;
const BLOCK_LENGTH = 16_384;

// Colours and cursor moves of a terminal: CSI, OSC, and the two-character ones.
const ESCAPES = new RegExp(
  ['\u001b\\[[0-?]*[ -/]*[@-~]', '\u001b\\][^\u0007\u001b]*(?:\u0007|\u001b\\\\)', '\u001b[ -/]*[0-~]'].join('|'),
  'g',
);

/** What of a text can be seen: escape sequences and line starts go, other control characters show as their pictures. */
export function visibleText(text: string): string {
  const plain = text.includes('\u001b') ? text.replace(ESCAPES, '') : text;
  let seen = '';
  let from = 0;
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.charCodeAt(at);
    if (code >= 32 ? code !== 127 : code === 9 || code === 10) continue;
    seen += plain.slice(from, at) + (code === 13 ? '' : String.fromCharCode(code === 127 ? 0x2421 : 0x2400 + code));
    from = at + 1;
  }
  return from === 0 ? plain : seen + plain.slice(from);
}

/** The output in blocks of whole lines, in order. A block that is full stays the same when more comes. */
export function blocksOf(output: readonly Piece[]): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let pieces: Piece[] = [];
  let lines = 0;
  let length = 0;
  const close = () => {
    if (pieces.length > 0) blocks.push({ pieces, lines: Math.max(1, lines) });
    pieces = [];
    lines = 0;
    length = 0;
  };
  for (const { stream, text: raw } of output) {
    const text = visibleText(raw);
    let from = 0;
    while (from < text.length) {
      const to = endOfBlock(text, from, BLOCK_LINES - lines, BLOCK_LENGTH - length);
      const part = text.slice(from, to);
      const breaks = part.split('\n').length - 1;
      pieces.push({ stream, text: part });
      lines += breaks;
      length += part.length;
      // What comes next has no room here, even where some is left.
      if (lines >= BLOCK_LINES || length >= BLOCK_LENGTH || to < text.length) close();
      from = to;
    }
  }
  close();
  return blocks;
}

/** Where a block that takes this many more lines and units ends: behind a line break if one is in reach. */
function endOfBlock(text: string, from: number, lines: number, length: number): number {
  let at = from;
  for (let left = lines; left > 0; left -= 1) {
    const found = text.indexOf('\n', at);
    if (found < 0 || found - from >= length) {
      const most = Math.min(text.length, from + Math.max(1, length));
      // Rather a block a little shorter than a line cut in two.
      return found < 0 && text.length <= most ? text.length : at > from ? at : most;
    }
    at = found + 1;
  }
  return at;
}
