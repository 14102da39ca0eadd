import ROLES from 'content:roles';
import { loaders } from 'content:roles/topics';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankOf, findRole, loadTopics } from '../../../src/domain/interview/roles';

const PICKER_CARDS = [
  ['SDE-1', 7],
  ['SDE-2', 6],
  ['SDE-3', 6],
  ['Data Analyst', 7],
  ['Data Scientist', 7],
  ['Cybersecurity Engineer', 7],
  ['DevOps Engineer', 7],
  ['QA Engineer', 7],
  ['UI/UX Designer', 7],
  ['Cloud Engineer', 7],
  ['ML Engineer', 7],
  ['Full Stack Developer', 7],
];

const FURTHER_TITLES = [
  'Frontend Developer',
  'Backend Developer',
  'Mobile Developer (Cross-platform)',
  'Android Developer',
  'iOS Developer',
  'Product Manager',
  'Data Engineer',
  'Site Reliability Engineer',
  'Blockchain Developer',
  'Game Developer',
  'Embedded Engineer',
  'Technical Writer',
];

describe('the roles', () => {
  test('begin with the cards of the picker, in order, with the counts of the spec', () => {
    expect(ROLES.slice(0, 12).map((role) => [role.pickerName, role.questionCount])).toEqual(PICKER_CARDS);
    expect(ROLES.slice(0, 12).every((role) => role.group === 'picker')).toBe(true);
  });

  test('go on with twelve more of seven questions each', () => {
    expect(ROLES.slice(12).map((role) => role.title)).toEqual(FURTHER_TITLES);
    expect(ROLES.slice(12).every((role) => role.group === 'more' && role.questionCount === 7)).toBe(true);
  });

  test('are those whose topics can be loaded, each described in words of its own', () => {
    expect(ROLES.map(({ id }) => id).sort()).toEqual(Object.keys(loaders).sort());
    expect(new Set(ROLES.map(({ description }) => description)).size).toBe(ROLES.length);
  });
});

describe('findRole', () => {
  test.each([
    ['sde-1', 'sde-1'],
    ['SDE-1', 'sde-1'],
    ['ML Engineer', 'machine-learning-engineer'],
    ['ml engineer', 'machine-learning-engineer'],
    ['Machine Learning Engineer', 'machine-learning-engineer'],
    ['machine-learning-engineer', 'machine-learning-engineer'],
    ['UI/UX Designer', 'ui-ux-designer'],
    ['ui/ux designer', 'ui-ux-designer'],
    ['IOS DEVELOPER', 'ios-developer'],
    ['Mobile Developer (Cross-platform)', 'mobile-developer'],
    ['  data   analyst ', 'data-analyst'],
  ])('%j is %s', (name, id) => {
    expect(findRole(ROLES, name)?.id).toBe(id);
  });

  test.each(['', ' ', 'More Roles', 'SDE', 'SDE-4', 'Engineer', '%E0%A4%A', '__proto__', 'constructor', '🚀'])(
    '%j is no role',
    (name) => {
      expect(findRole(ROLES, name)).toBeNull();
    },
  );

  test('finds every role by id, title and card name in any letter case', () => {
    const names = ROLES.flatMap((role) => [role.id, role.title, role.pickerName].map((name) => ({ name, role })));
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(fc.boolean()), ({ name, role }, upper) => {
        const cased = [...name].map((sign, i) => (upper[i] ? sign.toUpperCase() : sign.toLowerCase())).join('');
        expect(findRole(ROLES, cased)).toBe(role);
      }),
    );
  });

  test('finds a name again after its way through a URL', () => {
    for (const role of ROLES)
      expect(findRole(ROLES, decodeURIComponent(encodeURIComponent(role.pickerName)))).toBe(role);
  });
});

describe('the topics of a role', () => {
  test.each(ROLES.map((role) => [role.id, role] as const))(
    '%s loads and opens with an introduction',
    async (id, role) => {
      const topics = await loadTopics(loaders, id);
      expect(topics.map((topic) => topic.id)).toEqual(topics.map((_, i) => `${id}-${String(i + 1).padStart(2, '0')}`));
      expect(topics[0]?.question).toBe('Tell me about yourself.');
      expect(topics.length).toBeGreaterThanOrEqual(10);
      expect(bankOf(role, topics)).toEqual(topics.slice(0, role.questionCount));
      expect(bankOf(role, topics)).toHaveLength(role.questionCount);
      const last = topics.at(-1)?.id ?? '';
      expect(bankOf(role, topics, last).map(({ id }) => id)).toEqual(
        [last, ...topics.slice(0, -1).map(({ id }) => id)].slice(0, role.questionCount),
      );
      expect(bankOf(role, topics, 'cake')).toEqual(topics.slice(0, role.questionCount));
    },
  );

  test.each(['', 'SDE-1', 'ML Engineer', '__proto__', 'toString'])('%j is refused as an id', async (id) => {
    await expect(loadTopics(loaders, id)).rejects.toThrow(new RangeError(`No interview role has the id "${id}".`));
  });

  test('a concept is shown by its label, in small letters, and then by the forms that its file gives', async () => {
    const [first] = await loadTopics(loaders, 'android-developer');
    expect(first?.concepts[0]).toEqual({
      label: 'current role or study',
      match: ['current role or study', 'current', 'currently', 'student', 'i am a'],
    });
    const labels = (await Promise.all(ROLES.map(({ id }) => loadTopics(loaders, id)))).flat();
    for (const { label, match } of labels.flatMap(({ concepts }) => concepts))
      expect(match[0]).toBe(label.toLowerCase());
  });
});
