/**
 * As much of a reply as is read, in characters and in lines; a whole roadmap of 2,048 tokens has about 10,000 and 200.
 */
const LONGEST_REPLY = 30_000;
const MOST_LINES = 600;
const LONGEST_LINE = 4000;
const DEEPEST_QUOTE = 3;
const DEEPEST_INDENT = 12;
const LONGEST_RUN = 6;

/**
 * Markdown from a model, made safe to read in bounded time: cut to a length, quotes and lists nested no deeper
 * than anybody writes, no endless runs of marks. What a usual reply says stays as it is.
 * @returns the text, and whether its end was cut off
 */
export function tameMarkdown(text: string): { readonly text: string; readonly cut: boolean } {
  const long = text.length > LONGEST_REPLY;
  const lines = (long ? text.slice(0, LONGEST_REPLY).replace(/[\uD800-\uDBFF]$/, '') : text).split(/\r\n?|\n/);
  return { text: lines.slice(0, MOST_LINES).map(tameLine).join('\n'), cut: long || lines.length > MOST_LINES };
}

function tameLine(line: string): string {
  const whole = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE).replace(/[\uD800-\uDBFF]$/, '')}…` : line;
  const [opening = ''] = /^[\s>]*/.exec(whole) ?? [];
  const quotes = opening.split('>').length - 1;
  const indent = opening.replaceAll('>', '').replaceAll('\t', '    ');
  const lead =
    quotes > DEEPEST_QUOTE
      ? '> '.repeat(DEEPEST_QUOTE)
      : quotes > 0
        ? opening.slice(0, 40)
        : indent.slice(0, DEEPEST_INDENT);
  return lead + calm(shallow(whole.slice(opening.length)));
}

/** "- - - - x" opens a list in a list in a list. */
function shallow(text: string): string {
  const [marks = ''] = /^(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/.exec(text) ?? [];
  const list = marks.match(/\S+[ \t]+/g) ?? [];
  return list.length > 2 ? list.slice(0, 2).join('') + text.slice(marks.length) : text;
}

const calm = (text: string) =>
  text
    .replace(/([*_~`[\]()!<>|\\])\1{6,}/g, (_, mark: string) => mark.repeat(LONGEST_RUN))
    .replace(/(?:[*_~[\](!<]\s?){30,}/g, ' ');

/** A line without Markdown, HTML and addresses: the words alone. */
export function plainLine(line: string): string {
  return line
    .slice(0, LONGEST_LINE)
    .replace(/!?\[([^\][]{0,300})\]\([^()\s]{0,2000}(?:\s[^()]{0,300})?\)/g, '$1')
    .replace(/!?\[([^\][]{0,300})\]\[[^\][]{0,100}\]/g, '$1')
    .replace(/<\/?[a-z!][^<>]{0,500}>/gi, ' ')
    .replace(/<[a-z]+:[^<>\s]{0,500}>/gi, ' ')
    .replace(/\b(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.|javascript:|data:|vbscript:)\S*/gi, ' ')
    .replace(/\*\*|__|~~|`+/g, '')
    .replace(/(^|[\s(])([*_])(?=\S)([^*_]{1,300}?)(?<=\S)\2(?=$|[\s).,:;!?])/g, '$1$3')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
