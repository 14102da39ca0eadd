import type { Block, ResultDocument } from './result-document';

/** The result as plain sentences for reading aloud: no marks, no brackets, no quotes of places. */
export function toSpeech(result: ResultDocument): string {
  const sentences = [result.title, ...(result.intro ? [result.intro] : []), ...result.blocks.flatMap(sentencesOf)];
  return sentences
    .map(spoken)
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const TONES = { strength: 'Strength: ', warning: 'To improve: ' } as const;

function sentencesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.map(({ text, tone }) => (tone ? TONES[tone] : '') + text);
    case 'table':
      return [
        block.caption,
        ...block.rows.map(({ cells }) => {
          const [first = '', ...rest] = cells.map((cell, i) => {
            const column = block.columns[i] ?? '';
            return SILENT.has(column) || i === 0 ? cell : `${column.toLowerCase()} ${cell}`;
          });
          return `${first}: ${rest.map((cell) => cell.replace(/\.$/, '')).join(', ')}`;
        }),
      ];
  }
}

/** Columns whose cells are clear without their heading. */
const SILENT: ReadonlySet<string> = new Set(['Check', 'Why', 'Result', 'Status', 'Need']);

/** Names that a voice would read wrongly, then signs that it would spell out. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\bC\+\+/g, 'C plus plus'],
  [/\b([CF])#/g, '$1 sharp'],
  [/\bASP\.NET\b/g, 'A S P dot net'],
  [/(^|[^\p{L}\p{N}])\.NET\b/gu, '$1dot net'],
  [/\.js\b/gi, ' J S'],
  [/\bCI\/CD\b/g, 'C I, C D'],
  [/(\d)\s?%/g, '$1 percent'],
  [/%/g, ' percent'],
  [/(\d)\s?[–—-]\s?(?=\d)/g, '$1 to '],
  [/\s&\s/g, ' and '],
  [/\s[–—-]\s/g, ', '],
  [/[…]+/g, ' '],
  [/\[[^\][]{1,60}\]/g, 'blank'],
  [/\be\.g\./g, 'for example'],
  [/\s\(([^()]{1,200})\)/g, ', $1'],
  [/[“”"‘`*_#|<>[\]{}()~^=\\•▪◦●→✔⚠]+/g, ' '],
  [/\//g, ' '],
];

function spoken(text: string): string {
  let sentence = text;
  for (const [sign, words] of SPOKEN) sentence = sentence.replace(sign, words);
  sentence = sentence
    .replace(/[\uE000-\uF8FF\uFFFD]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/([,;:])(?:\s?[,;:])+/g, '$1')
    .replace(/([.!?])(?:\s?[.,;])+/g, '$1')
    .trim();
  return sentence === '' || /[.!?:]$/.test(sentence) ? sentence : `${sentence}.`;
}
