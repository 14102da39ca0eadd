import type { Answer, Question, TypedQuestion, Verdict } from './types';

/** Whether an answer is right, without a model. `null` is never right. */
export function judgeAnswer(question: Question, answer: Answer): Verdict {
  switch (question.way) {
    case 'choose':
      return { right: answer === question.right, answer: question.options[question.right] ?? '', nearly: false };
    case 'order': {
      const { items, right } = question;
      const given = Array.isArray(answer) ? answer : [];
      return {
        right: given.length === right.length && right.every((place, at) => given[at] === place),
        answer: right.map((place, at) => `${at + 1}. ${items[place] ?? ''}`).join('\n'),
        nearly: false,
      };
    }
    case 'type':
      return typed(question, typeof answer === 'string' ? answer : '');
  }
}

function typed({ accepted, held }: TypedQuestion, text: string): Verdict {
  const [shown = ''] = accepted;
  const answer = held === 'words' ? shown : shown.includes('\n') ? `\`\`\`\n${shown}\n\`\`\`` : `\`${shown}\``;
  const verdict = (right: boolean, nearly = false): Verdict => ({ right, answer, nearly });
  if (held === 'output') return verdict(linesOf(text) === linesOf(shown));
  if (held === 'code') return verdict(accepted.some((one) => codeOf(one) === codeOf(text)));
  const said = wordsOf(text);
  if (said === '') return verdict(false);
  if (wordsOf(shown) === said) return verdict(true);
  // A letter makes another abbreviation of one: HTTP and HTTPS.
  const isShort = /^[A-Z0-9]+$/.test(shown);
  const nearly = accepted.some((one) => (isShort ? wordsOf(one) === said : isNear(wordsOf(one), said)));
  return verdict(nearly, nearly);
}

/** Blanks at the end of lines and empty lines at the end do not count: nobody sees them. */
const linesOf = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

const codeOf = (text: string): string => text.toLowerCase().replace(/[\s`]|\(\)$/g, '');

const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .replace(/[\s\-_`'’"“”.]+/g, '');

const MANY_LETTERS = 9;
const SOME_LETTERS = 5;

/**
 * The same but for an ending or a slip: one in five letters, two in nine. In a short word another letter in the place of one
 * makes another word: stack and stalk.
 */
function isNear(word: string, said: string): boolean {
  if (word === said) return true;
  if (singular(word) === singular(said)) return true;
  const most = word.length >= MANY_LETTERS ? 2 : word.length >= SOME_LETTERS ? 1 : 0;
  return most > 0 && word.charAt(0) === said.charAt(0) && slips(word, said, most) <= most;
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word);

/** Letters lost, added, exchanged or swapped with a neighbour on the way from one word to the other. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const exchange = a.length >= MANY_LETTERS ? 1 : 2;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cost = (i: number, j: number) => rows[i]?.[j] ?? most + 1;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : exchange;
      let least = Math.min(cost(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, cost(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, cost(i - 2, j - 2) + 1);
      row.push(least);
    }
  }
  return cost(a.length, b.length);
}
