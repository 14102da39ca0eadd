const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
};

const BLOCK_TAG =
  /<\/?(?:p|div|br|ul|ol|tr|td|th|table|tbody|section|article|header|footer|h[1-6]|hr|dl|dt|dd)\b[^<>]*>/gi;
const ITEM_TAG = /<li\b[^<>]*>/gi;
const INLINE_TAG = /<\/?(?:li|span|strong|em|b|i|u|a|font|small|sup|sub|code|mark)(?:\s[^<>]*)?\/?>/gi;

const DOUBLED_BULLET = /^\s*([•●▪◦‣])\s*[•●▪◦‣]\s*/;

/** A line longer than this with bullets in it was a list before it was pasted. */
const LIST_IN_ONE_LINE = 200;

/**
 * A pasted posting as clean lines: HTML entities and the usual tags become text and line breaks, a list that was
 * pasted into one line is cut at its bullets, and runs of blank lines become one. Unknown tags stay as text.
 */
export function postingLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of plainText(text).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)) {
    for (const part of itemsOf(line)) {
      const clean = part
        .replace(/\u00a0/g, ' ')
        .replace(DOUBLED_BULLET, '$1 ')
        .trimEnd();
      if (clean !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(clean);
    }
  }
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function plainText(text: string): string {
  // Job boards hand out their HTML escaped once more.
  const decoded = text.includes('&lt;') ? decode(decode(text)) : decode(text);
  if (!decoded.includes('<')) return decoded;
  return decoded.replace(ITEM_TAG, '\n• ').replace(BLOCK_TAG, '\n').replace(INLINE_TAG, '');
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,6}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const valid = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return valid ? String.fromCodePoint(code) : ' ';
  });
}

function itemsOf(line: string): string[] {
  return line.length > LIST_IN_ONE_LINE ? line.split(/\s(?=[•●▪◦‣]\s)/) : [line];
}
