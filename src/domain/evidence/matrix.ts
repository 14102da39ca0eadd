import { type AskedFor, askedFor } from '../jobs/asked-for';
import type { Job } from '../jobs/job-types';
import { isWay } from '../skills/skills-data';
import { type Facts, type Mark, type Matrix, PROVING_SCORE, type Row, type Share, STRENGTHS } from './types';

/** Marks of one requirement that are kept; the strongest are. */
const MOST = 12;
const LONGEST_WORDS = 240;

/**
 * For each requirement of a job, what the learner wrote, did, solved and said that shows it. The rules are those of
 * docs/evidence.md. Takes nothing from the posting but the requirements; the same input gives the same bytes.
 */
export function matrix(job: Pick<Job, 'requirements'>, facts: Facts): Matrix {
  const bySkill = marksBySkill(facts);
  // Jobs that were read before ways of working were told apart have some among their skills.
  const requirements = job.requirements.filter(({ skill, touched }) => touched || skill === null || !isWay(skill));
  const rows = askedFor(requirements)
    .map((one) => rowOf(one, bySkill))
    .sort((a, b) => rank(b) - rank(a) || needRank(a) - needRank(b));
  return { rows, musts: shareOf(rows, 'must'), nice: shareOf(rows, 'nice') };
}

const rank = ({ strength }: Row): number => STRENGTHS.indexOf(strength);
const needRank = ({ requirement }: Row): number => (requirement.need === 'must' ? 0 : 1);

/** Of alternatives, the strongest mark of any decides. */
function rowOf({ requirement, members }: AskedFor, bySkill: ReadonlyMap<string, readonly Mark[]>): Row {
  const marksOf = (skill: string | null, words: string) => bySkill.get(keyOf(skill ?? words)) ?? [];
  const all = new Set(members.flatMap(({ skill, words }) => marksOf(skill, words)));
  const marks = [...all].sort(strongest).slice(0, MOST);
  const strength = marks[0]?.strength ?? 'gap';
  const best = members.find(({ skill, words }) => marksOf(skill, words).some((mark) => mark === marks[0]));
  return { requirement: best ? { ...requirement, skill: best.skill } : requirement, members, strength, marks };
}

/** Stronger first, then the newer, then by words, so that the order never depends on that of the facts. */
const strongest = (a: Mark, b: Mark): number =>
  STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength) ||
  (b.at ?? '').localeCompare(a.at ?? '') ||
  order(a.words, b.words) ||
  order(JSON.stringify(a.source), JSON.stringify(b.source));

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const keyOf = (skill: string): string => skill.trim().toLowerCase();

function marksBySkill(facts: Facts): ReadonlyMap<string, readonly Mark[]> {
  const bySkill = new Map<string, Mark[]>();
  const add = (skills: readonly string[], mark: Mark) => {
    for (const skill of new Set(skills.map(keyOf))) {
      const known = bySkill.get(skill);
      if (known) known.push(mark);
      else bySkill.set(skill, [mark]);
    }
  };
  for (const { source, id, title, at, marks } of facts.resumes)
    for (const { skill, quote, page, told } of marks)
      add([skill], {
        strength: told ? 'work' : 'named',
        source: source === 'resume' ? { kind: 'resume', id, quote } : { kind: 'report', id, page },
        words: clip(quote),
        where: page === null ? title : `${title}, page ${page}`,
        at,
      });
  for (const { id, title, at, skills } of facts.solved)
    add(skills, { strength: 'here', source: { kind: 'challenge', id }, words: title, where: 'Challenge passed', at });
  for (const { session, question, role, text, score, at, skills } of facts.answers)
    if (score >= PROVING_SCORE)
      add(skills, {
        strength: 'here',
        source: { kind: 'answer', session, question },
        words: clip(text),
        where: `Answer scored ${score} of 10, ${role}`,
        at,
      });
  for (const { id, title, text, at, skills } of facts.stories)
    add(skills, {
      strength: 'named',
      source: { kind: 'story', id },
      words: clip(text),
      where: clip(`Story: ${title}`),
      at,
    });
  for (const { id, name, track, status, at, skills } of facts.topics)
    add(skills, {
      strength: 'on-the-way',
      source: { kind: 'topic', id },
      words: name,
      where: `${track}, ${status === 'done' ? 'done' : 'learning'}`,
      at,
    });
  for (const { id, text, done, at, skills } of facts.tasks)
    add(skills, {
      strength: done ? 'named' : 'on-the-way',
      source: { kind: 'task', id },
      words: clip(text),
      where: done ? 'Task completed' : 'Task',
      at,
    });
  for (const { id, title, start, skills } of facts.blocks)
    add(skills, {
      strength: 'on-the-way',
      source: { kind: 'event', id, day: start.slice(0, 10) },
      words: title,
      where: 'Planned',
      at: start,
    });
  return bySkill;
}

/** One line of at most so many characters; never within a pair of surrogates. */
function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_WORDS) return line;
  return `${line
    .slice(0, LONGEST_WORDS - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

function shareOf(rows: readonly Row[], need: 'must' | 'nice'): Share {
  const own = rows.filter(({ requirement }) => requirement.need === need);
  const count = (...strengths: readonly Row['strength'][]) =>
    own.filter(({ strength }) => strengths.includes(strength)).length;
  return { shown: count('work', 'here'), named: count('named'), onTheWay: count('on-the-way'), of: own.length };
}
