import { isObject, type JsonObject, withKey } from './json';

/** Names of the versions before 1.0.0, by section: what they were, and what they are called now. */
const OLD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { picture: 'image', website: 'url' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  education: { gpa: 'score', website: 'url' },
  publications: { website: 'url' },
};

/**
 * A JSON Resume with the names of version 1.0.0. A name of today that is there already stays, and the old one with it.
 * @returns the same object where nothing was renamed; `names` says what was, such as `work: company → name`
 */
export function withNewNames(json: JsonObject): { readonly json: JsonObject; readonly names: readonly string[] } {
  const names = new Set<string>();
  const renamed = (section: string, from: JsonObject): JsonObject => {
    let to = from;
    for (const [old, now] of Object.entries(OLD[section] ?? {})) {
      if (!Object.hasOwn(to, old) || Object.hasOwn(to, now)) continue;
      to = Object.fromEntries(Object.entries(to).map(([key, value]) => [key === old ? now : key, value]));
      names.add(`${section}: ${old} → ${now}`);
    }
    return to;
  };
  let to = json;
  for (const section of Object.keys(OLD)) {
    const value = Object.hasOwn(json, section) ? json[section] : undefined;
    const next = Array.isArray(value)
      ? value.map((item: unknown) => (isObject(item) ? renamed(section, item) : item))
      : isObject(value)
        ? renamed(section, value)
        : value;
    if (value !== undefined) to = withKey(to, section, next);
  }
  return names.size === 0 ? { json, names: [] } : { json: to, names: [...names] };
}
