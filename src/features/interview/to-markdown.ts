import type { InterviewRecord, RoomAnswer } from '../../../machines/contracts/interview';
import { figuresOf } from './delivery';
import { timeSpent } from './session-times';
import { clockTime } from './times';

/** A session as a Markdown file: each question with what was said, what was typed, and the figures; then the notes. */
export function toMarkdown(record: InterviewRecord): string {
  const { role, begunAt, questions, answers, notes } = record;
  const day = `${begunAt.slice(0, 10)} ${begunAt.slice(11, 16)} UTC`;
  const sections = questions.map((question, index) =>
    section(`${index + 1}. ${plain(question.text)}`, answers[index] ?? null, record),
  );
  return [
    `# Interview practice: ${plain(role.name)}`,
    `${day} · ${clockTime(timeSpent(record))} · ${answers.length} of ${questions.length} questions`,
    ...sections,
    ...(notes.trim() === '' ? [] : ['## Notes', quoted(notes)]),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(heading: string, answer: RoomAnswer | null, { language, questionTime }: InterviewRecord): string {
  if (!answer) return `## ${heading}\n\nNot reached.`;
  const said = answer.spoken.map(({ text, start }) => `- \`${clockTime(start)}\` ${plain(text)}`).join('\n');
  const figures = figuresOf(answer, language, questionTime).map(
    ({ label, value, says }) => `- ${label}: ${value}. ${says}`,
  );
  return [
    `## ${heading}`,
    ...(said === '' ? [] : ['### Said', said]),
    ...(answer.typed.trim() === '' ? [] : ['### Typed', quoted(answer.typed)]),
    ...(said === '' && answer.typed.trim() === '' ? ['No answer was given.'] : []),
    '### Delivery',
    figures.join('\n'),
  ].join('\n\n');
}

/** On one line, without what Markdown would take for markup. */
function plain(text: string): string {
  return text
    .split(/\s+/)
    .join(' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

function quoted(text: string): string {
  return text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${plain(line)}`.trimEnd())
    .join('\n');
}
