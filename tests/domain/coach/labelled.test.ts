import allCards from 'content:cards';
import further from 'content:cards/further';
import index from 'content:cards/index';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCoach } from '../../../src/domain/coach/coach';
import { BY_WORDS, WITH_MEANING } from '../../../src/domain/coach/weights';
import { ASKED, ASKED_FIRST, ASKED_OUTSIDE, askedFirst, askedMore, askedOutside } from '../../support/coach-asked';
import { answeringOf, figuresOf, judged, type Share, tableOf } from '../../support/coach-figures';
import { fitCoach, isTaughtOutside } from '../../support/coach-fit';
import { coachMeaning, MEANING_FILE } from '../../support/coach-meaning';
import { OUTSIDE_MORE, outsideAsPeopleAsk } from '../../support/coach-outside';
import { followUps, type LabelledQuestion, labelledQuestions, SETS } from '../../support/coach-questions';
import { hashOf, hashOfCauses } from '../../support/code-hash';
import { FULL } from '../../support/full';
import { noteProof, recordedHash, tellUnrecorded } from '../../support/proofs';
import { oldQuestions } from './labelled-questions';

const page = readFileSync(join(process.cwd(), 'docs/coach.md'), 'utf8');
const meaning = coachMeaning(allCards);
const answering = answeringOf(createCoach(allCards, index, () => meaning));
const training = judged(labelledQuestions('training'), answering);
const aside = judged(labelledQuestions('aside'), answering);
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
const share = ({ right, all }: Share) => right / all;

describe('the labelled questions', () => {
  const labelled = labelledQuestions();
  const said = ({ asked, before = [] }: LabelledQuestion) => [...before, asked].join(' / ');

  test('are five hundred, and later 627 and 485 more, all different, over what people asked before', () => {
    expect(SETS.map((set) => labelledQuestions(undefined, [set]).length)).toEqual([500, 627, 485]);
    expect(new Set(labelled.map(said)).size).toBe(labelled.length);
  });

  test('of the half set aside are not among the follow-ups to learn from', () => {
    const aside = new Set(labelledQuestions('aside').map(said));
    expect(
      followUps()
        .map(said)
        .filter((one) => aside.has(one)),
    ).toEqual([]);
  });

  test('name cards that exist and, with the older ones, touch every group', () => {
    const groups = new Map(allCards.map(({ id, group }) => [id, group]));
    const named = [...labelled, ...followUps(), ...oldQuestions].flatMap(({ cards }) => cards);
    expect(named.filter((id) => !groups.has(id))).toEqual([]);
    expect(new Set(named.map((id) => groups.get(id)))).toEqual(new Set(groups.values()));
  });

  test('are hardly ever one of the forms that the cards themselves list', () => {
    const forms = new Set(allCards.flatMap(({ id, asked }) => [...asked, ...(further[id]?.heard ?? [])].map(bare)));
    expect(labelled.filter(({ asked }) => forms.has(bare(asked))).length).toBeLessThanOrEqual(20);
  });
});

test('what is only learned from is of cards that exist, and neither a labelled question nor a way that a card lists', () => {
  const more = askedMore();
  const ids = new Set(allCards.map(({ id }) => id));
  expect([...more.keys()].filter((id) => !ids.has(id))).toEqual([]);
  expect(more.size).toBeGreaterThan(ids.size * 0.9);
  const first = askedFirst();
  expect(first.flatMap(({ cards }) => cards).filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(first.flatMap(({ cards }) => cards)).size).toBeGreaterThan(ids.size * 0.9);
  const lines = [...[...more.values()].flat(), ...first.map(({ asked }) => asked), ...askedOutside()].map(bare);
  expect(new Set(lines).size).toBe(lines.length);
  const taken = new Set([
    ...[...labelledQuestions(), ...followUps()].map(({ asked }) => bare(asked)),
    ...[...OUTSIDE_MORE, ...outsideAsPeopleAsk()].map(bare),
    ...allCards.flatMap(({ id, asked }) => [...asked, ...(further[id]?.heard ?? [])].map(bare)),
  ]);
  expect(lines.filter((line) => taken.has(line))).toEqual([]);
});

test('on the half set aside it is as good as it was measured, and hardly ever sure and wrong', () => {
  const { first, inThree, declined, sureWrong } = figuresOf(aside);
  expect(share(first)).toBeGreaterThanOrEqual(0.93);
  expect(share(inThree)).toBeGreaterThanOrEqual(0.97);
  expect(share(declined)).toBeGreaterThanOrEqual(0.97);
  expect(share(sureWrong)).toBeLessThanOrEqual(0.01);
});

// Each is looked up twice, which takes long where the machine is busy.
test('after an earlier question it is seldom on the wrong card, and never sure of one', { timeout: 120_000 }, () => {
  const { first, sureWrong } = figuresOf(judged(followUps(), answering));
  expect(share(first)).toBeGreaterThanOrEqual(0.91);
  expect(sureWrong.all).toBeGreaterThan(20);
  expect(sureWrong.right).toBe(0);
});

test('what no card answers is mostly declined after an earlier question, too', { timeout: 120_000 }, () => {
  const outside = outsideAsPeopleAsk().filter((asked) => !isTaughtOutside(asked));
  const asked = followUps().map((one, at) => ({ ...one, asked: outside[(at * 3) % outside.length] ?? '', cards: [] }));
  expect(share(figuresOf(judged(asked, answering)).declined)).toBeGreaterThanOrEqual(0.92);
});

test.each([
  ['training', training],
  ['aside', aside],
] as const)('the page gives the figures of the half %s by kind', (half, rows) => {
  const [, part = ''] = page.split(`### ${half === 'aside' ? 'Set aside' : 'Training'}`);
  const table = part.split('\n### ')[0];
  for (const row of tableOf(rows)) expect(table).toContain(`| ${row.join(' | ')} |`);
});

test('the page names the thresholds', () => {
  for (const name of ['inside', 'sure'] as const)
    expect(page).toContain(`| \`${name}\` | ${WITH_MEANING.thresholds[name]} | ${BY_WORDS.thresholds[name]} |`);
});

test('fitting again gives the same weights and thresholds', { timeout: 900_000 }, () => {
  const causes = hashOfCauses({
    code: ['tests/support/coach-fit.ts'],
    files: [
      ...[...SETS, 'follow-ups.yaml', 'outside.txt'].map((name) => `tests/fixtures/coach/${name}`),
      ...[ASKED, ASKED_FIRST].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
      ASKED_OUTSIDE,
      MEANING_FILE,
    ],
    without: ['src/domain/coach/weights.ts'],
  });
  const hash = hashOf({ causes, BY_WORDS, WITH_MEANING, allCards, further });
  if (!FULL && recordedHash('coach', 'weights.ts', 'fit') === hash) {
    expect(WITH_MEANING.ranking.length).toBeGreaterThan(0);
    return;
  }
  const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(4)));
  for (const [fitted, fit] of [
    [BY_WORDS, fitCoach(allCards, further, null)],
    [WITH_MEANING, fitCoach(allCards, further, meaning)],
  ] as const) {
    expect(rounded(fit.ranking)).toEqual(fitted.ranking);
    expect(rounded(fit.inside)).toEqual(fitted.inside);
    expect(rounded(fit.sure)).toEqual(fitted.sure);
    expect(fit.followUps).toEqual(fitted.followUps);
    expect(fit.thresholds).toEqual(fitted.thresholds);
  }
  const proof = { hash, verdict: 'fitting again gives the same weights and thresholds' };
  if (noteProof('coach', 'weights.ts', 'fit', proof)) tellUnrecorded(['the weights of the coach']);
});
