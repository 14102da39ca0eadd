import type { Lists, Task } from './types';

/** Letters without their marks and in small, so that `Cafe` finds `café`. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** A test of tasks for a search: every word must be in the text, in any order. Blank words find everything. */
export function finder(words: string): (task: Task) => boolean {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return () => true;
  return ({ content, notes, checklist }) => {
    const text = folded([content, notes, ...checklist.map((point) => point.text)].join('\n'));
    return wanted.every((word) => text.includes(word));
  };
}

/** The tasks of each list that fit, in their order. */
export const kept = (lists: Lists, fits: (task: Task) => boolean): Lists =>
  Object.fromEntries(Object.entries(lists).map(([list, tasks]) => [list, tasks.filter(fits)])) as Record<
    string,
    Task[]
  > &
    Lists;

/** The tasks of each list that a search finds, in their order; the same lists when it is blank. */
export const found = (lists: Lists, words: string): Lists => (words.trim() === '' ? lists : kept(lists, finder(words)));
