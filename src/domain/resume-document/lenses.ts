/**
 * Each pair reads one field of the form from a part of a JSON Resume, and writes it back. Writing what was read changes
 * nothing, so that a file that goes in and out unedited is equal to itself; what was edited replaces only its own keys.
 * A field that the schema has no room for (a duration in words) goes beside it under the form's own name: JSON Resume
 * allows further keys everywhere.
 */
import { webAddress } from './address';
import { dutiesText, listItems, readDuties } from './duties';
import { type JsonObject, objectsAt, textAt, textsAt, withKey, withList, withText } from './json';
import { dateText, periodText, readDate, readPeriod } from './period';

export interface Lens {
  readonly get: (from: JsonObject) => string;
  readonly put: (from: JsonObject, value: string) => JsonObject;
}

/** Writes only what differs from what is read. */
const lens = (get: Lens['get'], put: Lens['put']): Lens => ({
  get,
  put: (from, value) => (get(from) === value ? from : put(from, value)),
});

export const text = (key: string): Lens =>
  lens(
    (from) => textAt(from, key),
    (from, value) => withText(from, key, value),
  );

/** A web address; `https` is put before one without a scheme, as the schema asks for a URI. */
export const address = (key: string): Lens =>
  lens(
    (from) => textAt(from, key),
    (from, value) => withText(from, key, webAddress(value) ?? value),
  );

/** A profile among `basics.profiles`, found by its network's name or its host. */
export function profile(network: string, host: string): Lens {
  const isIt = (item: JsonObject) =>
    textAt(item, 'network').replace(/\s/g, '').toLowerCase() === network.toLowerCase() ||
    (textAt(item, 'network') === '' && textAt(item, 'url').toLowerCase().includes(`${host}/`));
  return lens(
    (from) => {
      const found = objectsAt(from, 'profiles').find(isIt);
      return found ? textAt(found, 'url') || textAt(found, 'username') : '';
    },
    (from, value) => {
      const profiles = objectsAt(from, 'profiles');
      const at = profiles.findIndex(isIt);
      const before = profiles[at] ?? { network };
      const url = webAddress(value);
      const after = url
        ? withKey(before, 'url', url)
        : withKey(withKey(before, 'url', undefined), 'username', value.trim());
      if (at === -1) return withList(from, 'profiles', [...profiles, after]);
      const others = profiles.filter((_, index) => index !== at);
      return withList(from, 'profiles', value.trim() === '' ? others : profiles.with(at, after));
    },
  );
}

/** `startDate` and `endDate` as one text; the user's own words for them go beside. */
export function period(words: string): Lens {
  const dates = (from: JsonObject) => ({ start: textAt(from, 'startDate'), end: textAt(from, 'endDate') });
  return lens(
    (from) => {
      const own = textAt(from, words);
      const { start = '', end = '' } = readPeriod(own);
      const kept = dates(from);
      return own !== '' && start === kept.start && end === kept.end ? own : periodText(kept);
    },
    (from, value) => {
      const { start = '', end = '' } = readPeriod(value);
      const dated = withText(withText(from, 'startDate', start), 'endDate', end);
      return withText(dated, words, periodText(dates(dated)) === value ? '' : value);
    },
  );
}

/** One date; the user's own words for it go beside it where they are not a date. */
export function date(key: 'startDate' | 'endDate', words: string): Lens {
  return lens(
    (from) => {
      const own = textAt(from, words);
      return own !== '' && readDate(own) === textAt(from, key) ? own : dateText(textAt(from, key));
    },
    (from, value) => {
      const dated = withText(from, key, readDate(value));
      return withText(dated, words, dateText(textAt(dated, key)) === value ? '' : value);
    },
  );
}

/** A summary and its highlights as lines of text; the lines as typed go beside where they differ. */
export function duties(summary: string, words: string): Lens {
  const plain = (from: JsonObject) => dutiesText([textAt(from, summary)], textsAt(from, 'highlights'));
  const parts = (value: string) => {
    const lines = readDuties(value);
    return {
      sentences: lines.flatMap((line) => (line.bullet ? [] : [line.text])).join('\n'),
      bullets: lines.flatMap((line) => (line.bullet ? [line.text] : [])),
    };
  };
  return lens(
    (from) => {
      const own = textAt(from, words);
      if (own === '' || words === summary) return plain(from);
      const { sentences, bullets } = parts(own);
      const same = sentences === textAt(from, summary) && bullets.join('\n') === textsAt(from, 'highlights').join('\n');
      return same ? own : plain(from);
    },
    (from, value) => {
      const { sentences, bullets } = parts(value);
      const written = withList(withText(from, summary, sentences), 'highlights', bullets);
      return withText(written, words, plain(written) === value ? '' : value);
    },
  );
}

/** `studyType` and `area` as `Degree, branch`. */
export const degree: Lens = lens(
  (from) => [textAt(from, 'studyType'), textAt(from, 'area')].filter((part) => part !== '').join(', '),
  (from, value) => {
    const [, type = value, area = ''] = /^(.+?), (.+)$/s.exec(value) ?? [];
    return withText(withText(from, 'studyType', type), 'area', area);
  },
);

/** An award in one line: `Title, Awarder (Nov 2014): summary`. Edited, the whole line is its title. */
export const award: Lens = lens(
  (from) => {
    const head = [textAt(from, 'title'), textAt(from, 'awarder')].filter((part) => part !== '').join(', ');
    const when = dateText(textAt(from, 'date'));
    const dated = when === '' ? head : `${head} (${when})`.trim();
    return [dated, textAt(from, 'summary')].filter((part) => part !== '').join(': ');
  },
  (from, value) => {
    const others = ['awarder', 'date', 'summary'].reduce((rest, key) => withKey(rest, key, undefined), from);
    return withKey(others, 'title', value);
  },
);

export type SkillLists = readonly [string, string, string];

const wordsOf = (group: JsonObject) => {
  const keywords = textsAt(group, 'keywords');
  return keywords.length > 0 ? keywords : [textAt(group, 'name')].filter((name) => name !== '');
};
/** Every group is one skill by its name: one list, not one list for each. */
const areNames = (groups: readonly JsonObject[]) =>
  groups.length > 0 && groups.every((group) => textsAt(group, 'keywords').length === 0 && textAt(group, 'name') !== '');

/** The three comma-separated lists: a group of `skills` each, and all further groups in the third. */
export function readSkills(groups: readonly JsonObject[]): SkillLists {
  const list = (part: readonly JsonObject[]) => part.flatMap(wordsOf).join(', ');
  if (areNames(groups)) return [list(groups), '', ''];
  return [list(groups.slice(0, 1)), list(groups.slice(1, 2)), list(groups.slice(2))];
}

/** The groups with these lists in them; a group whose skills did not change stays as it is, name and level included. */
export function writeSkills(groups: readonly JsonObject[], lists: SkillLists): readonly JsonObject[] {
  const before = readSkills(groups);
  if (before.every((list, index) => list === lists[index])) return groups;
  if (areNames(groups) && lists[1] === '' && lists[2] === '')
    return listItems(lists[0]).map((name) => groups.find((group) => textAt(group, 'name') === name) ?? { name });
  const shares = areNames(groups) ? [[], [], []] : [groups.slice(0, 1), groups.slice(1, 2), groups.slice(2)];
  const after = shares.map((share, index) =>
    before[index] === lists[index] ? share : regrouped(share, listItems(lists[index] ?? '')),
  );
  const last = after.findLastIndex((share) => share.length > 0);
  // A list that stays empty before one that is not keeps its place.
  return after.slice(0, last + 1).flatMap((share) => (share.length > 0 ? share : [{ keywords: [] }]));
}

/** The items in their order, each in the group it was in; a new one joins the group before it. */
function regrouped(groups: readonly JsonObject[], items: readonly string[]): readonly JsonObject[] {
  const runs: { group: JsonObject; keywords: string[] }[] = [];
  for (const item of items) {
    const group = groups.find((one) => wordsOf(one).includes(item)) ?? runs.at(-1)?.group ?? groups[0] ?? {};
    const run = runs.at(-1);
    if (run?.group === group) run.keywords.push(item);
    else runs.push({ group, keywords: [item] });
  }
  return runs.map(({ group, keywords }) => withKey(group, 'keywords', keywords));
}
