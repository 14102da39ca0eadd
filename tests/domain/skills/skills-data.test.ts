import { describe, expect, test } from 'vitest';
import { groupLabel, isWay, SKILL_GROUPS, SKILLS, skillByName } from '../../../src/domain/skills/skills-data';

describe('the vocabulary', () => {
  test('has every skill, alias, group and flag', () => {
    expect({
      skills: SKILLS.length,
      aliases: SKILLS.flatMap((skill) => skill.aliases).length,
      groups: SKILL_GROUPS.length,
      ambiguous: SKILLS.filter((skill) => skill.ambiguous).length,
      caseSensitive: SKILLS.filter((skill) => skill.caseSensitiveForms).length,
    }).toEqual({ skills: 875, aliases: 1064, groups: 20, ambiguous: 19, caseSensitive: 33 });
  });

  test('gives no form to two skills', () => {
    const forms = SKILLS.flatMap((skill) => [skill.name, ...skill.aliases]).map((form) => form.toLowerCase());
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([]);
  });

  test('reads the flags of a line', () => {
    expect(skillByName('Go')).toEqual({
      name: 'Go',
      aliases: ['golang', 'go lang', 'go language'],
      group: 'languages',
      ambiguous: true,
      caseSensitiveForms: ['Go'],
    });
    expect(skillByName('Kotlin')).toEqual({ name: 'Kotlin', aliases: [], group: 'languages' });
    expect(skillByName('REST APIs')?.caseSensitiveForms).toEqual(['REST']);
  });

  test.each(SKILL_GROUPS)('group $id has a label and skills', ({ id, label }) => {
    expect(groupLabel(id)).toBe(label);
    expect(SKILLS.some((skill) => skill.group === id)).toBe(true);
  });
});

test('skillByName takes canonical names in any letter case, and no aliases', () => {
  expect(skillByName(' c++ ')?.name).toBe('C++');
  expect(skillByName('golang')).toBeUndefined();
  expect(skillByName('')).toBeUndefined();
});

test('groupLabel gives an unknown id back', () => {
  expect(groupLabel('pottery')).toBe('pottery');
});

test('ways of working are marked in the vocabulary, by their group', () => {
  expect(['Problem Solving', 'Customer Focus', 'communication', 'Leadership'].map(isWay)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['Python', 'Agile', 'Project Management', 'pottery'].map(isWay)).toEqual([false, false, false, false]);
});
