/**
 * Each pair reads one field of the form from a part of a JSON Resume, and writes it back. Writing what was read changes
 * nothing, so that a file that goes in and out unedited is equal to itself; what was edited replaces only its own keys.
 * A field that the schema has no room for (a duration in words) goes beside it under the form's own name: JSON Resume
 * allows further keys everywhere.
 */
import { webAddress } from './address';
import { dutiesText, listItems, readDuties } from './duties';
import { type JsonObject, objectAt, objectsAt, textAt, textsAt, withKey, withList, withText } from './json';
import { dateText, periodText, readDate, readPeriod } from './period';
import { isPicture } from './picture';
import { paragraphsOf } from './views';

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

const isOf = (network: string, host: string) => (item: JsonObject) =>
  textAt(item, 'network').replace(/\s/g, '').toLowerCase() === network.toLowerCase() ||
  (textAt(item, 'network') === '' && textAt(item, 'url').toLowerCase().includes(`${host}/`));

/** The networks with a field of their own. */
export const NETWORKS = { lkdn: ['LinkedIn', 'linkedin.com'], gthb: ['GitHub', 'github.com'] } as const;

/** The profiles that have no field of their own: all but the first of LinkedIn and the first of GitHub. */
export function otherProfiles(profiles: readonly JsonObject[]): readonly JsonObject[] {
  const own = Object.values(NETWORKS).map(([network, host]) => profiles.find(isOf(network, host)));
  return profiles.filter((item) => !own.includes(item));
}

/** A profile among `basics.profiles`, found by its network's name or its host. */
export function profile(network: string, host: string): Lens {
  const isIt = isOf(network, host);
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
export function date(key: string, words: string): Lens {
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

/** Items under a key, parted by commas; an item with a comma of its own stays whole until the text is edited. */
export const items = (key: string): Lens =>
  lens(
    (from) => textsAt(from, key).join(', '),
    (from, value) => withList(from, key, listItems(value)),
  );

/** Items under a key, one a line. */
export const itemLines = (key: string): Lens =>
  lens(
    (from) => textsAt(from, key).join('\n'),
    (from, value) => withList(from, key, paragraphsOf(value)),
  );

/** A field of an object under a key. */
export const within = (key: string, { get, put }: Lens): Lens =>
  lens(
    (from) => get(objectAt(from, key)),
    (from, value) => {
      const inner = put(objectAt(from, key), value);
      return withKey(from, key, Object.keys(inner).length === 0 ? undefined : inner);
    },
  );

/** A picture that travels with the file. The address of one elsewhere is kept and not shown: nothing is fetched. */
export const picture = (key: string): Lens =>
  lens(
    (from) => {
      const value = textAt(from, key);
      return isPicture(value) ? value : '';
    },
    (from, value) => withText(from, key, value),
  );

/** Skills without groups: each is one by its name alone. */
export const areNames = (groups: readonly JsonObject[]): boolean =>
  groups.length > 0 &&
  groups.every(
    (group) => textsAt(group, 'keywords').length === 0 && textAt(group, 'level') === '' && textAt(group, 'name') !== '',
  );

/** Skills without groups as one list. */
export const namesOf = (groups: readonly JsonObject[]): string =>
  groups.map((group) => textAt(group, 'name')).join(', ');

/** A group for each item of a list; one that was there before stays as it is. */
export const namedGroups = (groups: readonly JsonObject[], list: string): readonly JsonObject[] =>
  namesOf(groups) === list
    ? groups
    : listItems(list).map((name) => groups.find((group) => textAt(group, 'name') === name) ?? { name });
