import allCards from 'content:cards';
import index from 'content:cards/index';
import { loaders } from 'content:guides/pages';
import { describe, expect, test } from 'vitest';
import { GUIDE_IDS } from '../../../src/domain/catalogue/guide-types';
import { createCoach } from '../../../src/domain/coach/coach';
import { guideTextOf } from '../../../src/domain/guides/write-for-guide';

const guides = await Promise.all(GUIDE_IDS.map(async (id) => (await loaders[id]()).default));
const coach = createCoach(allCards, index);

/** The card that answers each suggested question of a guide, in their order; `null` for a text that is written. */
const CARDS: Readonly<Record<string, readonly (string | null)[]>> = {
  linkedin: [null, null, null],
  github: [null, null, 'career/project-readme'],
  leetcode: ['career/leetcode-plan', 'dsa/two-pointers', 'interview/coding-interview'],
  twitter: [null, null, 'career/learning-in-public'],
  codeforces: ['career/codeforces-plan', 'dsa/search-on-answer', 'career/codeforces-plan'],
  devfolio: ['career/hackathons', 'career/hackathon-submission', 'career/hackathon-submission'],
  stackoverflow: ['career/stack-overflow-question', null, 'career/stack-overflow-answer'],
  portfolio: ['career/portfolio-site', null, 'career/portfolio-site'],
};

describe('without a model', () => {
  test.each(guides.map((guide) => [guide.id, guide.prompts] as const))(
    'each suggested question of the guide %s gets the card it is about',
    (id, prompts) => {
      expect(
        prompts.map((prompt) => (guideTextOf(prompt) === null ? coach.answer(prompt, [], id).card?.id : null)),
      ).toEqual(CARDS[id]);
    },
  );

  test.each([
    ['codeforces', 'Make a training plan for a rating of 1200', 'career/codeforces-plan'],
    ['twitter', 'what should I post', 'career/learning-in-public'],
    ['stackoverflow', 'How do I write an answer?', 'career/stack-overflow-answer'],
    // Each of the two says it.
    ['leetcode', 'how many problems a day', 'career/leetcode-plan', 'dsa/practice'],
    ['portfolio', 'which domain name', 'career/portfolio-site'],
    // Clear by itself, whatever the guide.
    ['codeforces', 'what is a segment tree', 'dsa/advanced-structures'],
    ['twitter', 'What is a closure in JavaScript?', 'frontend/closures'],
  ])('in the guide %s, “%s”', (guide, question, ...cards) => {
    expect(cards).toContain(coach.answer(question, [], guide).card?.id);
  });

  test.each(['hello', 'thanks', 'Who won the world cup?', 'Review my approach'])(
    'a guide changes nothing about “%s”',
    (question) => {
      expect(coach.answer(question, [], 'leetcode')).toEqual(coach.answer(question));
    },
  );
});
