/**
 * Splits Markdown at blank lines into blocks that can be drawn one by one: joined again they are the text. A streamed
 * reply is then parsed only from its last block on. Code fences, and lists with what is indented under them, stay whole.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let from = 0;
  let at = 0;
  let fence: { mark: string; indent: number } | null = null;
  let blank = false;
  let inList = false;
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline + 1;
    const line = text.slice(at, end);
    const indent = line.length - line.trimStart().length;
    const words = line.trim();
    const mark = /^(`{3,}|~{3,})/.exec(words)?.[0];
    if (fence) {
      if (mark && words === mark && mark.startsWith(fence.mark) && indent < fence.indent + 4) fence = null;
    } else if (words === '') {
      blank = at > from;
    } else {
      const item = LIST_ITEM.test(words);
      if (blank && indent === 0 && !(inList && item)) {
        blocks.push(text.slice(from, at));
        from = at;
        inList = false;
      }
      blank = false;
      inList ||= item;
      if (mark) fence = { mark, indent };
    }
    at = end;
  }
  if (from < text.length) blocks.push(text.slice(from));
  return blocks;
}

const LIST_ITEM = /^(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;

const DEFINITION = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*\S[^\n]*$/gm;
const MOST_DEFINITIONS = 100;

/** What a text says of its references (`[1]: address`), a line each; `''` when there is nothing. */
export const definitionsIn = (text: string): string =>
  (text.match(DEFINITION) ?? []).slice(0, MOST_DEFINITIONS).join('\n');

/** A block with the definitions it may refer to, which stand in another one; code never gets them. */
export function withDefinitions(block: string, definitions: string): string {
  const refers = /\[[^\]\n]+\](?![:(])/.test(block) && !/^ {0,3}(?:```|~~~)/m.test(block);
  return refers && definitions !== '' ? `${block.trimEnd()}\n\n${definitions}\n` : block;
}
