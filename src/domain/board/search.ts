import { LISTS, type ListId, type Lists, type Task } from './types';

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
  return ({ content }) => {
    const text = folded(content);
    return wanted.every((word) => text.includes(word));
  };
}

/** The tasks of each list that a search finds, in their order; the same lists when it is blank. */
export function found(lists: Lists, words: string): Lists {
  if (words.trim() === '') return lists;
  const fits = finder(words);
  const shown = LISTS.map((list): [ListId, readonly Task[]] => [list, lists[list].filter(fits)]);
  return Object.fromEntries(shown) as Record<ListId, readonly Task[]>;
}
