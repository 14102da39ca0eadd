import { createFinder } from '../domain/find/finder';
import type { LinkSource, LinkTarget } from '../features/board/board-context';
import { contentThings } from './shell/palette-content';
import { ownThings } from './shell/palette-own';
import type { Thing } from './shell/palette-thing';
import type { RootState } from './store';

const KINDS = ['job', 'resume', 'report', 'plan', 'session', 'story', 'topic', 'challenge', 'question'];

/** What a task can be tied to, out of what the palette finds. */
export function linkSource(state: RootState): LinkSource {
  const things = [...ownThings(state), ...contentThings].filter((thing) => targetOf(thing) !== null);
  const finder = createFinder(things);
  const targets = new Map(things.flatMap((thing) => targetOf(thing) ?? []).map((target) => [target.link, target]));
  return {
    find: (words) => finder.find(words, []).flatMap((thing) => targetOf(thing) ?? []),
    get: (link) => targets.get(link),
  };
}

function targetOf({ key, name, detail, deed }: Thing): LinkTarget | null {
  const [, kind = '', id = ''] = /^([a-z]+):(\S+)$/.exec(key) ?? [];
  return KINDS.includes(kind) && 'to' in deed ? { link: `${kind} ${id}`, name, detail, to: deed.to } : null;
}
