import { LONG_WORDS } from '../bullet-review';
import { result } from '../rubric';
import type { BulletReview, CheckResult, Evidence } from '../types';
import { counted, listed, quoted } from '../words';
import type { CheckContext } from './context';

/** Of the bullets, this share beginning with an action verb wins all points. */
const VERB_SHARE = 0.8;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** How many bullets are wanted: two for each job or project, 4 to 12. */
const wantedBullets = (entries: number) => clamp(2 * entries, 4, 12);
/** How many bullets with a number are wanted: one for each job or project, 3 to 6. */
const wantedNumbers = (entries: number) => clamp(entries, 3, 6);

/** The checks of the area "bullets": those of jobs, projects and other engagements, each text counted once. */
export function bulletChecks(context: CheckContext): CheckResult[] {
  const entries = context.facts.entries.filter(
    ({ section }) => section === 'experience' || section === 'projects',
  ).length;
  return [present(context, entries), verbs(context), numbers(context, entries), lengths(context)];
}

const first = ({ evidence }: BulletReview): Evidence[] => evidence.slice(0, 1);

function present({ bullets }: CheckContext, entries: number): CheckResult {
  const wanted = wantedBullets(entries);
  if (bullets.length === 0)
    return result('bullets-present', {
      share: 0,
      says: 'No line begins with a bullet mark, and no sentence under experience or projects begins with an action verb.',
      advice: 'Tell each job and project in two to five bullets, one line or two each.',
    });
  return result('bullets-present', {
    share: bullets.length / wanted,
    says: `${counted(bullets.length, 'bullet')} ${bullets.length === 1 ? 'tells' : 'tell'} of your work${bullets.length < wanted ? `; ${wanted} would be two for each job or project` : ''}.`,
    advice: 'Tell each job and project in two to five bullets.',
    evidence: bullets.slice(0, 3).flatMap(first),
  });
}

const none = (what: string) => `There is no bullet, so there is no ${what} to look at and nothing to win here.`;

function verbs({ bullets, facts }: CheckContext): CheckResult {
  if (facts.language === 'other')
    return result('bullets-verbs', {
      share: null,
      says: 'The text is not in English, and the list of action verbs is.',
    });
  if (bullets.length === 0) return result('bullets-verbs', { share: 0, says: none('first word') });
  const strong = bullets.filter(({ opening }) => opening === 'verb');
  const weak = bullets.filter(({ opening }) => opening === 'weak');
  const others = bullets.filter(({ opening }) => opening === 'other');
  const short = [...weak, ...others];
  const example = strong[0];
  const says = [
    `${strong.length} of ${counted(bullets.length, 'bullet')} ${strong.length === 1 ? 'begins' : 'begin'} with an action verb${example ? `, such as ${quoted(example.openingWords)}` : ''}.`,
    ...(weak.length > 0
      ? [
          `${listed([...new Set(weak.map(({ openingWords }) => quoted(openingWords)))], 3)} ${weak.length === 1 ? 'hides' : 'hide'} what you did.`,
        ]
      : []),
  ].join(' ');
  return result('bullets-verbs', {
    share: strong.length / bullets.length / VERB_SHARE,
    says,
    advice: `Begin with what you did, such as “Built”, “Led” or “Reduced”, in ${counted(short.length, 'more bullet')}.`,
    evidence: (strong.length / bullets.length >= VERB_SHARE ? strong : short).flatMap(first),
  });
}

function numbers({ bullets }: CheckContext, entries: number): CheckResult {
  if (bullets.length === 0) return result('bullets-numbers', { share: 0, says: none('number') });
  const wanted = wantedNumbers(entries);
  const measured = bullets.filter(({ number }) => number !== null);
  const best = measured[0];
  if (!best)
    return result('bullets-numbers', {
      share: 0,
      says: `None of your ${counted(bullets.length, 'bullet')} names a number that measures something.`,
      advice: `Add a true number to ${counted(wanted, 'bullet')}: how many, how much, how often, how fast, for how many people.`,
      evidence: bullets.slice(0, 3).flatMap(first),
    });
  return result('bullets-numbers', {
    share: measured.length / wanted,
    says: `You named a number in ${measured.length} of ${counted(bullets.length, 'bullet')}, such as ${quoted(best.text)}.`,
    advice: `Add a true number to ${counted(Math.max(1, wanted - measured.length), 'more bullet')}: how many, how much, how often, how fast, for how many people.`,
    evidence: measured
      .map((bullet) => bullet.evidence.find(({ quote }) => quote === bullet.number) ?? bullet.evidence[0])
      .filter((e) => e !== undefined),
  });
}

function lengths({ bullets }: CheckContext): CheckResult {
  if (bullets.length === 0) return result('bullets-length', { share: 0, says: none('length') });
  const long = bullets.filter(({ length }) => length === 'long');
  const short = bullets.filter(({ length }) => length === 'short');
  const off = [...long, ...short];
  const says = [
    ...(long.length > 0
      ? [`${counted(long.length, 'bullet')} ${long.length === 1 ? 'is' : 'are'} longer than ${LONG_WORDS} words.`]
      : []),
    ...(short.length > 0
      ? [`${counted(short.length, 'bullet')} ${short.length === 1 ? 'says' : 'say'} little beside names of skills.`]
      : []),
  ].join(' ');
  return result('bullets-length', {
    share: 1 - off.length / bullets.length,
    says: says || `Every bullet can be read at a glance: none is longer than ${LONG_WORDS} words.`,
    advice: [
      ...(long.length > 0 ? ['Split long bullets in two, or leave out what the reader can guess.'] : []),
      ...(short.length > 0 ? ['Say in short bullets what you did and what came of it.'] : []),
    ].join(' '),
    evidence: off.flatMap(first),
  });
}
