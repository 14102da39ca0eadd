import { LIST_NAMES, PLAIN_LOOK } from './edits';
import { isObject, type JsonObject, objectAt, textsAt, withKey } from './json';
import { SECTIONS } from './sections';
import {
  ACCENTS,
  DENSITIES,
  DOCUMENT_LANGUAGES,
  FONTS,
  type ListName,
  PAPERS,
  type ResumeLists,
  type ResumeLook,
  TEMPLATES,
  type WrittenResume,
} from './types';

/** What JSON Resume has no place for: the order of sections, what is hidden, the look. It goes under `meta.elevate`. */
const KEY = 'elevate';

type Settings = Pick<WrittenResume, 'order' | 'hidden' | keyof ResumeLook>;

/** An entry by its list and place, as ids are made again by each reading: `experiences/0`. */
function pathOf(lists: ResumeLists, key: string): string | null {
  if ((SECTIONS as readonly string[]).includes(key)) return key;
  for (const list of LIST_NAMES) {
    const at = lists[list].findIndex(({ id }) => id === key);
    if (at !== -1) return `${list}/${at}`;
  }
  return null;
}

function keyAt(lists: ResumeLists, path: string): string | null {
  if ((SECTIONS as readonly string[]).includes(path)) return path;
  const [list = '', at = ''] = path.split('/');
  return (LIST_NAMES as readonly string[]).includes(list) ? (lists[list as ListName][Number(at)]?.id ?? null) : null;
}

const present = <T>(value: T | null): value is T => value !== null;

/** The settings that a file brings; what is none of them is left out. */
export function readPageSettings(json: JsonObject, lists: ResumeLists): Partial<Settings> {
  const own = objectAt(objectAt(json, 'meta'), KEY);
  const keys = (key: string) =>
    textsAt(own, key)
      .map((path) => keyAt(lists, path))
      .filter(present);
  const one = <T extends string>(key: keyof ResumeLook, known: readonly T[]) => {
    const found = known.find((value) => value === own[key]);
    return found === undefined ? {} : { [key]: found };
  };
  return {
    order: keys('order'),
    hidden: keys('hidden'),
    ...one('template', TEMPLATES),
    ...one('paper', PAPERS),
    ...one('accent', ACCENTS),
    ...one('font', FONTS),
    ...one('density', DENSITIES),
    ...one('language', DOCUMENT_LANGUAGES),
    ...(own.showPhoto === true ? { showPhoto: true } : {}),
  };
}

/** Puts the settings under `meta`, or takes them away where there is nothing to say; those that are there already stay. */
export function withPageSettings(to: JsonObject, resume: WrittenResume): JsonObject {
  const meta = Object.hasOwn(to, 'meta') ? to.meta : {};
  if (!isObject(meta)) return to;
  const was: Settings = { ...PLAIN_LOOK, order: [], hidden: [], ...readPageSettings(to, resume) };
  if ((Object.keys(was) as (keyof Settings)[]).every((key) => String(was[key]) === String(resume[key]))) return to;
  const paths = (keys: readonly string[]) => keys.map((key) => pathOf(resume, key)).filter(present);
  const look = (Object.keys(PLAIN_LOOK) as (keyof ResumeLook)[]).filter((key) => resume[key] !== PLAIN_LOOK[key]);
  const own: JsonObject = {
    ...(resume.order.length > 0 ? { order: paths(resume.order) } : {}),
    ...(resume.hidden.length > 0 ? { hidden: paths(resume.hidden) } : {}),
    ...Object.fromEntries(look.map((key) => [key, resume[key]])),
  };
  return withKey(to, 'meta', withKey(meta, KEY, Object.keys(own).length === 0 ? undefined : own));
}
