import { isObject, type JsonObject, objectAt, objectsAt, textAt } from './json';
import { isPicture } from './picture';

/** What the form shows of each section: the keys of JSON Resume 1.0.0, and the form's own words beside them. */
const SHOWN: Readonly<Record<string, string>> = {
  basics: 'name label image email phone url summary location profiles',
  work: 'name location description position url startDate endDate summary highlights duration responsibilities',
  volunteer: 'organization position url startDate endDate summary highlights duration responsibilities',
  education: 'institution url area studyType startDate endDate score courses startText endText',
  awards: 'title date awarder summary dateText',
  certificates: 'name date url issuer dateText',
  publications: 'name publisher releaseDate url summary dateText',
  skills: 'name level keywords',
  languages: 'language fluency',
  interests: 'name keywords',
  references: 'name reference',
  projects: 'name description highlights keywords startDate endDate url roles entity type duration details',
  sections: 'name summary highlights text',
};
const ABOUT_THE_FILE = new Set(['meta', '$schema']);

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/**
 * What a JSON Resume has and the form has no field for: sections, and fields inside sections that it does show. It is
 * kept and goes out again.
 */
export function unshownOf(json: JsonObject): string[] {
  const found: string[] = [];
  for (const [key, value] of Object.entries(json)) {
    if (ABOUT_THE_FILE.has(key) || isNothing(value)) continue;
    const shown = Object.hasOwn(SHOWN, key) ? SHOWN[key] : undefined;
    if (shown === undefined) {
      found.push(key);
      continue;
    }
    const known = new Set(shown.split(' '));
    const parts = isObject(value) ? [value] : objectsAt(json, key);
    const further = new Set(
      parts.flatMap((part) => Object.keys(part).filter((name) => !known.has(name) && !isNothing(part[name]))),
    );
    for (const name of further) found.push(`${key}: ${name}`);
  }
  const image = textAt(objectAt(json, 'basics'), 'image');
  if (image !== '' && !isPicture(image)) found.push('basics: image (a picture elsewhere is not fetched)');
  return found;
}
