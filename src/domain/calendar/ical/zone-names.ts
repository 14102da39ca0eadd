import { DAY, wallFrom } from '../wall';
import { type Clock, createClock } from '../zones';
import { cleanZone, zoneBehind } from './windows-zones';

/** What zones of a file are called here, and those of which nobody can tell what they are. */
export interface ZoneNames {
  (name: string): string;
  readonly unknown: ReadonlySet<string>;
}

/**
 * Names for the zones of a file, in this order: what the reader was told, an IANA name, the IANA zone behind a name that
 * says the same as the file's own description of it, that description, the IANA zone behind a name without one.
 * @param clock knows what files described
 * @param told zones that were chosen for names nobody knew
 */
export function zoneNames(clock: Clock, told: Readonly<Record<string, string>>): ZoneNames {
  const iana = createClock(clock.device);
  const names = new Map<string, string>();
  const unknown = new Set<string>();
  const find = (name: string): string => {
    if (name === '' || iana.knows(name)) return name;
    const chosen = Object.hasOwn(told, name) ? told[name] : undefined;
    if (chosen !== undefined && iana.knows(chosen)) return chosen;
    const behind = zoneBehind(name, iana.knows);
    if (clock.knows(name)) return behind !== null && saysTheSame(clock, name, behind) ? behind : name;
    if (behind === null) unknown.add(name);
    return behind ?? name;
  };
  const zoneOf = (name: string) => {
    const clean = cleanZone(name);
    const known = names.get(clean);
    if (known !== undefined) return known;
    const found = find(clean);
    names.set(clean, found);
    return found;
  };
  return Object.assign(zoneOf, { unknown });
}

/** Years in which two zones have to agree to be taken for one; what lies before them is described wrongly by most. */
const [FROM, TO] = [wallFrom(2015, 1, 1), wallFrom(2036, 1, 1)];

function saysTheSame(clock: Clock, described: string, iana: string): boolean {
  for (let at = FROM; at < TO; at += 10 * DAY)
    if (clock.offsetAt(at, described) !== clock.offsetAt(at, iana)) return false;
  return true;
}
