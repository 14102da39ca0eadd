// Twenty postings of our own writing, ten sets of each. What must never be asked is named here; the rest was read.
import questionContent from 'content:questions';
import { describe, expect, test } from 'vitest';
import type { SkillPattern } from '../../../../src/domain/interview/questions/bank-types';
import { levelOf } from '../../../../src/domain/interview/questions/level';
import { makeQuestions, type QuestionRequest } from '../../../../src/domain/interview/questions/make-questions';
import type { InterviewQuestion } from '../../../../src/domain/interview/questions/question';
import { subjectsOf } from '../../../../src/domain/interview/questions/subjects';
import { readJob } from '../../../../src/domain/jobs/read-job';
import { kindOf } from '../../../../src/domain/skills/skill-kinds';
import { isWay, SKILLS, skillByName } from '../../../../src/domain/skills/skills-data';
import { POSTINGS, type Posting } from './postings';

const SEEDS = Array.from({ length: 10 }, (_, at) => `seed ${at}`);

const setOf = ({ role, jobDescription, topics }: Posting, more: Partial<QuestionRequest> = {}) =>
  makeQuestions(questionContent, { role, jobDescription, topics, count: 10, seed: 'seed', ...more });

const postingOf = (name: string): Posting => {
  const found = POSTINGS.find((one) => one.name === name);
  if (!found) throw new RangeError(`No posting "${name}"`);
  return found;
};

/** Perks, jokes, and what the posting says that nobody needs. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  'backend-startup': ['PHP', 'Docker', 'Microsoft Excel', 'Rust', 'React', 'Swift', 'Java', 'Kotlin'],
  'blockchain-weird': ['Rust', 'Solana'],
  'cloud-consulting': ['Kotlin'],
  'data-analyst-government': ['Tableau'],
  'data-engineer-oneliner': ['Apache Spark'],
  'devops-terse': ['Microsoft Azure', 'Windows Server'],
  'embedded-medical': ['Rust', 'Bluetooth Low Energy'],
  'frontend-corporate': ['Angular', 'Python', 'Microsoft Office'],
  'game-studio': ['Python'],
  'ios-appstudio': ['Objective-C'],
  'junior-fullstack': ['Java', 'C', 'Docker', 'Amazon Web Services', 'Kubernetes'],
  'ml-engineer-scaleup': ['Scala'],
  'product-manager': ['JIRA', 'Slack'],
  'qa-outsourcing': ['Manual Testing'],
  'sde-graduate': ['Go'],
  'security-bank': ['Ruby'],
};

const ofJob = (questions: readonly InterviewQuestion[]) => questions.filter(({ from }) => from === 'job');
const patternOf = ({ id }: InterviewQuestion): SkillPattern => {
  const found = Object.values(questionContent.patterns)
    .flat()
    .find((one) => one.id === id.slice(0, id.indexOf(':')));
  if (!found) throw new RangeError(`No pattern for ${id}`);
  return found;
};

describe.each(POSTINGS)('$name', (posting) => {
  const asked = SEEDS.flatMap((seed) => setOf(posting, { seed }));

  test('no question is about a perk, a joke, a soft phrase or what is not asked for', () => {
    const skills = new Set(ofJob(asked).map(({ topic }) => topic));
    expect((NEVER[posting.name] ?? []).filter((skill) => skills.has(skill))).toEqual([]);
    expect([...skills].filter(isWay)).toEqual([]);
    expect([...skills].filter((skill) => !skillByName(skill))).toEqual([]);
  });

  test('each pattern fits the kind of its skill', () => {
    for (const question of ofJob(asked)) {
      const { kinds, skills, except } = patternOf(question);
      expect(kinds, question.question).toContain(kindOf(question.topic));
      expect(skills ?? [question.topic]).toContain(question.topic);
      expect(except).not.toContain(question.topic);
    }
  });

  test('no two questions of a set come to the same under other words', () => {
    for (const seed of SEEDS) {
      const subjects = setOf(posting, { seed }).flatMap(({ question }) => subjectsOf(question));
      expect(subjects).toEqual([...new Set(subjects)]);
    }
  });

  test('of alternatives one is asked about', () => {
    const groups = new Map(
      readJob(posting.jobDescription).requirements.flatMap(({ skill, anyOf }) => (anyOf ? [[skill, anyOf]] : [])),
    );
    for (const seed of SEEDS) {
      const about = [...new Set(ofJob(setOf(posting, { seed })).map(({ topic }) => topic))];
      const met = about.flatMap((skill) => groups.get(skill) ?? []);
      expect(met).toEqual([...new Set(met)]);
    }
  });

  test('three sets after one another: of ten at most the opening comes again', () => {
    const before: string[] = [];
    for (const seed of SEEDS.slice(0, 3)) {
      const ids = setOf(posting, { seed, asked: before }).map(({ id }) => id);
      expect(new Set(ids).size).toBe(10);
      expect(ids.filter((id) => before.includes(id)).length).toBeLessThanOrEqual(1);
      before.push(...ids);
    }
  });
});

test('a bank that is used up begins again with what was asked longest ago', () => {
  const posting = postingOf('backend-startup');
  const before: string[] = [];
  for (let set = 0; set < 40; set++) {
    const ids = setOf(posting, { seed: `set ${set}`, asked: before }).map(({ id }) => id);
    before.push(...ids.filter((id) => !before.includes(id)));
  }
  const again = setOf(posting, { seed: 'again', asked: before });
  expect(again).toHaveLength(10);
  expect(again.every(({ id }) => before.includes(id))).toBe(true);
  const oldest = new Set(before.slice(0, before.length / 2));
  expect(again.filter(({ id }) => oldest.has(id)).length).toBeGreaterThanOrEqual(8);
});

test('what the job consists of is asked before what is a plus', () => {
  const topics = SEEDS.flatMap((seed) =>
    ofJob(setOf(postingOf('backend-startup'), { seed })).map(({ topic }) => topic),
  );
  expect(topics).toContain('Go');
  expect(topics).toContain('PostgreSQL');
  expect(topics).not.toContain('Terraform');
});

test('of alternatives, one that the resume names is asked about', async () => {
  const { readResume } = await import('../../../../src/domain/resume/read-resume');
  const lines = ['Jane Doe', 'EXPERIENCE', 'Developer, Acme   2020 – 2024', '• Built shops in Svelte.'];
  const resume = readResume({
    pages: [{ number: 1, columns: 1, images: 0, lines: lines.map((text) => ({ text, size: 0 })) }],
    links: [],
  });
  for (const seed of SEEDS) {
    const topics = ofJob(setOf(postingOf('junior-fullstack'), { seed, resume })).map(({ topic }) => topic);
    expect(topics.filter((topic) => topic === 'React' || topic === 'Vue.js')).toEqual([]);
  }
});

test('a way of working brings forward the behavioural question that shows it, with its line', () => {
  const quoted = SEEDS.flatMap((seed) => setOf(postingOf('frontend-corporate'), { seed })).filter(
    ({ from, quote }) => from === 'behavioural' && quote !== undefined,
  );
  expect(quoted.length).toBeGreaterThan(0);
  for (const { quote } of quoted) expect(quote).toContain('communication skills');
});

describe('difficulty', () => {
  const difficulties = new Map<string, string>([
    ...POSTINGS.flatMap(({ topics }) => topics.map(({ id, difficulty }) => [id, difficulty] as const)),
    ...[...questionContent.behavioural, ...questionContent.situational, ...questionContent.technical].map(
      ({ id, difficulty }) => [`bank-${id}`, difficulty] as const,
    ),
  ]);
  const difficultyOf = (question: InterviewQuestion) =>
    difficulties.get(question.id) ?? (question.from === 'job' ? patternOf(question).difficulty : 'easy');
  const shares = (more: Partial<QuestionRequest>) => {
    const all = POSTINGS.flatMap((posting) => SEEDS.flatMap((seed) => setOf(posting, { seed, ...more })));
    return (wanted: string) => all.filter((one) => difficultyOf(one) === wanted).length / all.length;
  };

  test('easy and hard lean to their side', () => {
    const [easy, hard] = [shares({ difficulty: 'easy' }), shares({ difficulty: 'hard' })];
    expect(easy('easy')).toBeGreaterThan(easy('hard') * 3);
    expect(hard('hard')).toBeGreaterThan(hard('easy') * 2);
  });

  test.each([
    ['Junior Java Developer', '', 'junior'],
    ['Staff Engineer', '', 'senior'],
    ['Developer', 'Junior Developer\nWe need Java.', 'junior'],
    ['Developer', 'We need 8 years of experience with Java.', 'senior'],
    ['Developer', 'At least 1 year of experience with Java.', 'junior'],
    ['Developer', '3 years of experience with Java.', 'middle'],
    ['Developer', 'Java.', 'middle'],
    ['Senior Developer', 'You will mentor junior developers. 2 years of experience.', 'senior'],
  ])('%s, “%s” is %s', (role, text, level) => {
    expect(levelOf(role, readJob(text))).toBe(level);
  });
});

describe('what the content says of its patterns', () => {
  test('every skill has exactly one kind', async () => {
    const { KINDS, namesIn, SKILL_KINDS } = await import('../../../../src/domain/skills/skill-kinds');
    const named = SKILL_KINDS.flatMap((kind) => namesIn(KINDS[kind]));
    expect(named.toSorted()).toEqual(SKILLS.map(({ name }) => name).toSorted());
  });

  test('the skills that it names are of the vocabulary, and of the kinds that it names', () => {
    const wrong = Object.values(questionContent.patterns)
      .flat()
      .flatMap(({ id, kinds, skills, except }) => [
        ...[...(skills ?? []), ...except]
          .filter((one) => skillByName(one)?.name !== one)
          .map((one) => `${id}: ${one}?`),
        ...(skills ?? []).filter((one) => !kinds.some((kind) => kind === kindOf(one))).map((one) => `${id}: ${one}`),
      ]);
    expect(wrong).toEqual([]);
    const lists = [...questionContent.wide, ...questionContent.minor];
    expect(lists.filter((one) => skillByName(one)?.name !== one)).toEqual([]);
    expect(questionContent.behavioural.flatMap(({ shows }) => shows).filter((one) => !isWay(one))).toEqual([]);
  });
});
