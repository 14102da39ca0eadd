import { countsAt, type Reading } from './reading';

/**
 * Traits of a story that do not depend on its subject's words: other people act in it, time is short, something goes
 * wrong, a problem is worked out. A story about a conflict has people in it whatever the conflict was about.
 */
export type Trait = 'people' | 'time' | 'setback' | 'solving' | 'improving' | 'weighing';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const PEOPLE = set('he she him her his hers himself herself');
const UNITS = set('minute minutes hour hours day days week weeks month months evening evenings night nights');
const DATES = set(
  'monday tuesday wednesday thursday friday saturday sunday weekend weekends tomorrow tonight noon midnight january february april june july august september october november december',
);
const COUNTS = set(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty few same next every half',
);
const SETBACK = set(
  'wrong fail failed failing failure mistake mistakes error errors lost lose losing missed broke broken break deleted late delayed delay fault problem problems worse unfortunately underestimated overlooked forgot angry crashed crash down outage damage cancelled rejected stopped refused complained disappointed stuck',
);
const SOLVING = set(
  'found tried ruled measured cause reason turned solved fixed debugged discovered noticed traced compared tested realised realized figured idea approach dead worked theory checked looked rewrote reproduced suspected hard difficult',
);
const IMPROVING = set(
  'noticed faster easier saved saves instead automated automate script template useful nobody myself improved better fewer reduced suggested proposed voluntarily offered own extra annoyed',
);

const WEIGHING = set(
  'chose choose choice picked decided decide rather either or instead risk riskier risky guess guessed guessing assumed assumption assumptions option options alternative compared waited waiting wait could uncertain unknown doubt reason reasons against whether sure cost worth',
);

const WORDS: Readonly<Record<Exclude<Trait, 'time'>, ReadonlySet<string>>> = {
  people: PEOPLE,
  setback: SETBACK,
  solving: SOLVING,
  improving: IMPROVING,
  weighing: WEIGHING,
};

/** How often a trait must show to be whole. */
const WHOLE: Readonly<Record<Trait, number>> = {
  people: 4,
  time: 3,
  setback: 3,
  solving: 4,
  improving: 3,
  weighing: 4,
};

/** How strongly a story shows a trait, 0 to 1. Pronouns count each time; other words once each. */
export function traitOf(reading: Reading, trait: Trait): number {
  const { tokens } = reading.text;
  const seen = new Set<string>();
  let shown = 0;
  tokens.forEach(({ text }, at) => {
    const shows = trait === 'time' ? isTime(tokens[at - 1]?.text ?? '', text) : WORDS[trait].has(text);
    if (!shows || !countsAt(reading, at)) return;
    if (trait === 'people' || trait === 'time' || !seen.has(text)) shown += 1;
    seen.add(text);
  });
  return Math.min(1, shown / WHOLE[trait]);
}

const isTime = (before: string, word: string) =>
  DATES.has(word) || (UNITS.has(word) && (COUNTS.has(before) || /^\d/.test(before)));
