import { FAMILIES } from './concept-cues';
import type { Family, Shown } from './concept-family';
import { type Said, says } from './said';
import type { Telling } from './telling';

/** How sure it is that a concept was spoken of in words of the speaker's own: different ways of saying it that were met. */
export interface Heard {
  readonly label: string;
  readonly cues: number;
  /** Whether anything is known of how people say it. */
  readonly known: boolean;
}

const families = new Map<string, readonly Family[]>();

function familiesOf(label: string): readonly Family[] {
  const found = families.get(label) ?? FAMILIES.filter((family) => family.label.test(label));
  families.set(label, found);
  return found;
}

export function hearConcept(label: string, said: Said, telling: Telling): Heard {
  const known = familiesOf(label);
  let cues = 0;
  for (const cue of new Set(known.flatMap((family) => family.cues))) if (says(said, cue)) cues += 1;
  for (const shown of new Set(known.flatMap((family) => family.shown))) if (isShown(shown, telling)) cues += 2;
  return { label, cues, known: known.length > 0 };
}

function isShown(shown: Shown, { deeds, events, figures, persons, skills }: Telling): boolean {
  switch (shown) {
    case 'deed':
      return deeds >= 1;
    case 'deeds':
      return deeds >= 3;
    case 'figure':
      return figures >= 1;
    case 'figures':
      return figures >= 2;
    case 'skills':
      return skills >= 2;
    case 'person':
      return persons >= 2;
    case 'past':
      return deeds + events >= 3;
  }
}
