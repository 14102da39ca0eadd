import { spanOf } from '../calendar/series';
import type { CalendarEvent } from '../calendar/types';
import { dayText, MINUTE, wallText } from '../calendar/wall';
import type { Clock } from '../calendar/zones';
import { hoursWords } from './study-plan';

const MARKS = /[\\`*_[\]<>#|~]/g;

/**
 * Blocks as Markdown: a heading for each day, a task for each block.
 * @param dayWords a day, `YYYY-MM-DD`, in the reader's words @param left what found no place
 */
export function blocksMarkdown(
  title: string,
  blocks: readonly Pick<CalendarEvent, 'text' | 'start' | 'end' | 'zone' | 'allDay' | 'doneAt'>[],
  clock: Clock,
  dayWords: (day: string) => string,
  left: readonly { readonly name: string; readonly minutes: number }[] = [],
): string {
  const lines = [`# ${plain(title)}`];
  const spans = blocks.map((block) => ({ block, ...spanOf(block, clock) })).sort((a, b) => a.start - b.start);
  let day = '';
  let sum = 0;
  for (const { block, start, end } of spans) {
    const [from, to] = [start, end].map((instant) => wallText(clock.toWall(instant, '')).slice(11, 16));
    const own = dayText(clock.toWall(start, ''));
    if (own !== day) lines.push('', `## ${dayWords(own)}`, '');
    day = own;
    sum += (end - start) / MINUTE;
    lines.push(`- [${block.doneAt === null ? ' ' : 'x'}] ${from} to ${to}: ${plain(block.text)}`);
  }
  lines.push('', `In all: ${hoursWords(sum)}.`);
  if (left.length > 0)
    lines.push(
      '',
      '## Without a place',
      '',
      ...left.map(({ name, minutes }) => `- ${plain(name)}: ${hoursWords(minutes)}`),
    );
  return `${lines.join('\n')}\n`;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(MARKS, '\\$&');
