import type { JobPosting } from '../../jobs/types';
import type { Found, ResumeFacts } from '../../resume/facts';
import { titleWords } from '../../resume/job-titles';

/** How near one title is to the job's: the same words, the same field, a field that neither says, another field. */
export type FieldMatch = 'same' | 'near' | 'unknown' | 'other';

/** Words that name a rank or a form of work and no field. */
const NO_FIELD = new Set(
  'engineer software analyst manager specialist consultant architect administrator scientist technician designer researcher officer director head coordinator assistant associate apprentice owner lead expert it computer science application applications solution solutions student professional'.split(
    ' ',
  ),
);

/** Of these, the words of a rank alone: an apprentice may be one of any craft. */
const RANKS = new Set(
  'manager officer director head coordinator assistant associate apprentice trainee owner lead expert specialist professional'.split(
    ' ',
  ),
);

/** Fields whose titles change places: a "web developer" is near a "frontend developer". */
const FAMILIES: readonly (readonly string[])[] = [
  ['frontend', 'web', 'ui', 'fullstack', 'react', 'angular', 'vue', 'javascript', 'typescript', 'ux'],
  [
    'backend',
    'server',
    'fullstack',
    'java',
    'spring',
    '.net',
    'c#',
    'php',
    'node',
    'node.js',
    'python',
    'ruby',
    'go',
    'golang',
    'api',
  ],
  ['web', 'backend', 'fullstack', 'php'],
  ['data', 'analytics', 'bi', 'intelligence', 'database', 'etl', 'statistician', 'dba'],
  ['machine', 'learning', 'artificial', 'ml', 'ai', 'deep', 'nlp', 'vision', 'data'],
  [
    'devops',
    'reliability',
    'platform',
    'cloud',
    'infrastructure',
    'system',
    'systems',
    'network',
    'sysadmin',
    'kubernetes',
    'linux',
  ],
  ['security', 'soc', 'cybersecurity', 'cyber', 'infosec', 'penetration', 'threat'],
  ['test', 'quality', 'automation', 'testing'],
  ['embedded', 'firmware', 'hardware', 'electronics', 'rtos'],
  ['android', 'ios', 'mobile', 'flutter', 'kotlin', 'swift'],
  ['product', 'roadmap', 'scrum', 'project', 'program'],
];

const fieldOf = (words: readonly string[]) => words.filter((word) => !NO_FIELD.has(word));

/** How near a title is to the words of the job's title. */
export function fieldMatch(title: string, wanted: readonly string[]): FieldMatch {
  const own = titleWords(title);
  // "Intern" names a rank, and no field.
  if (own.length === 0) return 'unknown';
  const [ownField, wantedField] = [fieldOf(own), fieldOf(wanted)];
  if (wanted.every((word) => own.includes(word))) return 'same';
  if (wantedField.length === 0) {
    // "Software Engineer": any engineer may be one, a chef is not.
    if (own.some((word) => wanted.includes(word))) return 'near';
    return FAMILIES.some((family) => own.some((word) => family.includes(word))) ? 'unknown' : 'other';
  }
  if (ownField.some((word) => wantedField.includes(word))) return 'near';
  if (
    FAMILIES.some((family) => ownField.some((w) => family.includes(w)) && wantedField.some((w) => family.includes(w)))
  )
    return 'near';
  if (ownField.length > 0) return 'other';
  // "Software Developer" may be any engineer; an apprentice may be anything.
  return own.some((word) => wanted.includes(word)) ? 'near' : 'unknown';
}

const isRank = (title: string) => titleWords(title).every((word) => RANKS.has(word));

/** The titles that say more than a rank, where the resume has such; else all. */
export function tellingTitles(titles: readonly Found[]): readonly Found[] {
  const telling = titles.filter(({ value }) => !isRank(value));
  return telling.length > 0 ? telling : titles;
}

/** As {@link fieldMatch}; a mere rank is of another field where all titles that say more are. */
export function fieldOfTitle(title: string, wanted: readonly string[], telling: readonly Found[]): FieldMatch {
  const match = fieldMatch(title, wanted);
  return match === 'unknown' && isRank(title) && telling.every(({ value }) => fieldMatch(value, wanted) === 'other')
    ? 'other'
    : match;
}

export interface TitleMatch {
  readonly wanted: readonly string[];
  readonly best: Found;
  readonly field: FieldMatch;
  /** Words of the job's title that the best one does not have. */
  readonly absent: readonly string[];
}

const RANKED: readonly FieldMatch[] = ['same', 'near', 'unknown', 'other'];

/** The title of the resume that is nearest to the job's; null where either has none. */
export function titleMatch(facts: Pick<ResumeFacts, 'titles'>, job: Pick<JobPosting, 'title'>): TitleMatch | null {
  const wanted = job.title ? titleWords(job.title.text) : [];
  if (wanted.length === 0) return null;
  const telling = tellingTitles(facts.titles);
  const [first] = facts.titles
    .map((best): TitleMatch => {
      const own = titleWords(best.value);
      return {
        wanted,
        best,
        field: fieldOfTitle(best.value, wanted, telling),
        absent: wanted.filter((word) => !own.includes(word)),
      };
    })
    .sort((a, b) => RANKED.indexOf(a.field) - RANKED.indexOf(b.field) || a.absent.length - b.absent.length);
  return first ?? null;
}
