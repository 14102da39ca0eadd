/** A list, a table, a paragraph or code of a card. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[]; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly string[][];
      readonly text: string;
    }
  | { readonly kind: 'code'; readonly text: string };

const ITEM = /^(?:[-*]|\d+\.) /;

/** The blocks of a card's Markdown. */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let fence = false;
  const close = () => {
    if (lines.length > 0) blocks.push(blockOf(lines));
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) {
      if (!fence) close();
      lines.push(line);
      if (fence) {
        blocks.push({ kind: 'code', text: lines.join('\n') });
        lines = [];
      }
      fence = !fence;
    } else if (fence) lines.push(line);
    else if (line.trim() === '') close();
    else {
      // A list may follow its paragraph without a blank line.
      const first = lines[0];
      if (first !== undefined && ITEM.test(line) && !ITEM.test(first)) close();
      lines.push(line);
    }
  }
  close();
  return blocks;
}

function blockOf(lines: readonly string[]): Block {
  const text = lines.join('\n');
  const [first = '', second = ''] = lines;
  if (first.startsWith('|') && /^\|[\s|:-]+\|$/.test(second)) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return { kind: 'table', head, rows, text };
  }
  if (!ITEM.test(first)) return { kind: 'text', text: lines.join(' ') };
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: /^\d/.test(first), items, text };
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const SHORT_FORM = /(?:\b(?:e\.g|i\.e|etc|vs|approx|Dr|No)|\b[A-Z])\.$/;

/** The sentences of a paragraph or an item, whole; signs inside code end none. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  let code = false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '`') code = !code;
    if (code) continue;
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    if (depth > 0 || !/[.?!]/.test(sign)) continue;
    const end = /^[*"”)]*(?=\s|$)/.exec(text.slice(at + 1));
    const said = text.slice(from, at + 1).trim();
    if (!end || SHORT_FORM.test(said)) continue;
    const to = at + 1 + end[0].length;
    sentences.push(text.slice(from, to).trim());
    from = to;
    at = to - 1;
  }
  const rest = text.slice(from).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** A term and what is said of it. */
export interface Pair {
  readonly term: string;
  readonly said: string;
}

/** Things that a card sets side by side, with what is said of each. */
export interface PairList {
  /** What the terms are, and what is said of them; empty in a list. */
  readonly head: readonly [string, string] | null;
  readonly pairs: readonly Pair[];
  readonly text: string;
}

const BOLD_FIRST = /^\*\*([^*]+?):?\*\*\s*(:|=|—|–)?\s*(.+)$/;

/** What stands side by side in a card: lists whose items begin with a term in bold, and tables of two columns. */
export const pairListsOf = (blocks: readonly Block[]): readonly PairList[] =>
  blocks.flatMap((block): PairList[] => {
    if (block.kind === 'table') return tablePairs(block);
    if (block.kind !== 'list') return [];
    const pairs = block.items.flatMap((item): Pair[] => {
      const found = BOLD_FIRST.exec(item);
      if (!found) return [];
      const [, term = '', sign, rest = ''] = found;
      const named = sign !== undefined || /^\*\*[^*]+:\*\*/.test(item);
      const [said = ''] = sentencesOf(rest);
      return named && sign !== '=' ? [{ term, said: bare(said) }] : [];
    });
    return pairs.length >= 3 && pairs.length >= block.items.length - 1 ? [{ head: null, pairs, text: block.text }] : [];
  });

function tablePairs({ head, rows, text }: Extract<Block, { kind: 'table' }>): PairList[] {
  const [first = '', ...others] = head;
  return others.flatMap((other, at): PairList[] => {
    const pairs = rows.flatMap(([term = '', ...cells]) => {
      const said = cells[at] ?? '';
      return term === '' || said === '' ? [] : [{ term, said }];
    });
    return pairs.length >= 3 && other !== '' ? [{ head: [first, other], pairs, text }] : [];
  });
}

/** Without the full stop at its end. */
const bare = (said: string): string => said.replace(/\.$/, '');
