import content from 'content:questions';
import ROLES from 'content:roles';
import { loaders } from 'content:roles/topics';
import { describe, expect, test } from 'vitest';
import { bankFor, bankQuestion, drawQuestions } from '../../../src/domain/interview/questions/room-questions';
import { bankOf, loadTopics } from '../../../src/domain/interview/roles';
import type { InterviewRole } from '../../../src/domain/interview/types';

/** The questions of so many sessions of a role, one after another. */
async function sessions(role: InterviewRole, count: number, seed = 'a'): Promise<string[][]> {
  const topics = await loadTopics(loaders, role.id);
  const held = [bankOf(role, topics).map(({ id }) => id)];
  while (held.length < count)
    held.push(
      drawQuestions(content, { role, topics, asked: held.flat(), seed: `${seed}${held.length}` }).map(({ id }) => id),
    );
  return held;
}

describe.each(ROLES.map((role) => [role.id, role] as const))('%s', (_, role) => {
  test('a second session brings nothing that was asked before, and no more does a third, in the role’s mix', async () => {
    const topics = await loadTopics(loaders, role.id);
    const [first = [], second = [], third = []] = await sessions(role, 3);
    expect(new Set([...first, ...second]).size).toBe(2 * role.questionCount);
    // For a technical writer the technical ones run out in the third.
    const again = third.filter((id) => [...first, ...second].includes(id)).length;
    expect(again).toBeLessThanOrEqual(role.id === 'technical-writer' ? 2 : 0);
    const kindOf = (id: string) => (topics.find((topic) => topic.id === id) ?? bankQuestion(content, id))?.category;
    const mix = first.map(kindOf).sort();
    expect(second.map(kindOf).sort()).toEqual(mix);
    expect(third.map(kindOf).sort()).toEqual(mix);
  });
});

describe('drawing', () => {
  const role = ROLES.find(({ id }) => id === 'sde-1') as InterviewRole;

  test('the same request gives the same questions, another seed others', async () => {
    const [, one] = await sessions(role, 2);
    const [, again] = await sessions(role, 2);
    const [, other] = await sessions(role, 2, 'b');
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('where all was asked, the longest ago comes again first', async () => {
    const topics = await loadTopics(loaders, role.id);
    const all = [...topics.map(({ id }) => id), ...bankFor(content, role.id).map(({ id }) => `bank-${id}`)];
    const technical = topics.filter(({ category }) => category === 'technical').map(({ id }) => id);
    const oldest = technical.slice(0, bankOf(role, topics).filter(({ category }) => category === 'technical').length);
    const asked = [...oldest, ...all.filter((id) => !oldest.includes(id))];
    const drawn = drawQuestions(content, { role, topics, asked, seed: 'a' });
    expect(drawn.filter(({ category }) => category === 'technical').map(({ id }) => id)).toEqual(oldest);
  });

  test('who does not build the system is not asked about debugging it', () => {
    const ids = (roleId: string) => bankFor(content, roleId).map(({ id }) => id);
    expect(ids('sde-1')).toContain('legacy-change');
    expect(ids('product-manager')).not.toContain('legacy-change');
    expect(ids('product-manager')).toContain('documentation');
  });
});

test('a question of the bank is found by its id', () => {
  expect(bankQuestion(content, 'bank-estimate')).toMatchObject({ id: 'bank-estimate', topic: 'Estimating work' });
  expect(bankQuestion(content, 'bank-about-yourself')).not.toBeNull();
  expect(bankQuestion(content, 'sde-1-01')).toBeNull();
  expect(bankQuestion(content, 'bank-nothing')).toBeNull();
});
