const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const MARKUP = /<(?:br|p|div|a|span|ul|ol|li|b|i|u|strong|em|html|html-blob|h[1-6]|table|hr)(?:\s[^<>]*)?\/?>/i;

/**
 * The words of a description, which some programs write as HTML: paragraphs and lists as lines, links as Markdown. Words
 * without markup stay as they are.
 */
export function plainText(text: string): string {
  if (!MARKUP.test(text)) return text;
  return text
    .replace(/<(script|style|head|title)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\r?\n[ \t]*/g, '\n')
    .replace(/<a\s[^<>]*?href\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>([^<>]*)<\/a>/gi, linked)
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<hr\b[^<>]*>/gi, '\n\n---\n\n')
    .replace(/<br\s*\/?>|<\/(?:div|tr|ul|ol)\s*>/gi, '\n')
    .replace(/<\/(?:p|h[1-6]|table)\s*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, entity)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function linked(_: string, double: string | undefined, single: string | undefined, words: string): string {
  const address = (double ?? single ?? '').trim();
  const shown = words.trim();
  if (!/^https?:\/\/[^\s()]+$/i.test(address)) return shown;
  return shown === '' || shown === address ? address : `[${shown.replace(/[[\]]/g, '')}](${address})`;
}

function entity(all: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? all;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return code > 31 && code < 0x11_00_00 ? String.fromCodePoint(code) : ' ';
}
