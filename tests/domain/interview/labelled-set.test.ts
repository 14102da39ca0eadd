import { describe, expect, test } from 'vitest';
import { readContent } from '../../../src/content/schema/read.ts';
import { readRoles } from '../../../src/content/schema/rooms/roles.ts';
import {
  ANSWER_KINDS,
  answerAreas,
  HALVES,
  type LabelledQuestion,
  labelledAnswers,
  labelledSentences,
  promisedOf,
  TIERS_OF_KIND,
} from '../../support/labelled-answers';

const questions = readContent('questions');
const banks = { ...questions, introduction: [questions.introduction] };

const roles = new Map(readRoles('src/content', process.cwd()).map(({ source, data }) => [source.name, data.questions]));

/** The labels of the question's concepts in the content. */
function labelsOf(one: LabelledQuestion): readonly string[] {
  if ('role' in one) {
    const found = roles.get(one.role)?.find(({ topic }) => topic === one.topic);
    if (found) return Object.keys(found.concepts);
  } else {
    const found = banks[one.bank].find(({ id }) => id === one.topic);
    if (found) return found.concepts.map(({ label }) => label);
  }
  throw new RangeError(`${one.half}/${one.name}: there is no such question`);
}

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const nameOf = (one: LabelledQuestion) => `${'role' in one ? one.role : one.bank}--${slug(one.topic)}`;

describe.each(answerAreas())('labelled answers: %s', (area) => {
  const all = labelledAnswers(area);

  test.each(all.map((one) => [`${one.half}/${one.name}`, one] as const))('%s', (_, one) => {
    const labels = labelsOf(one);
    expect(one.name).toBe(nameOf(one));
    const faults = one.answers.flatMap(({ kind, tier, text, holds, lacks, wrong }, at) => {
      const where = `answer ${at + 1} (${kind})`;
      const tiers: readonly (number | null)[] = TIERS_OF_KIND[kind];
      return [
        ...(tiers.includes(tier) ? [] : [`${where}: tier ${tier}`]),
        ...[...holds, ...lacks].filter((label) => !labels.includes(label)).map((label) => `${where}: no "${label}"`),
        ...holds.filter((label) => lacks.includes(label)).map((label) => `${where}: "${label}" in both`),
        ...[holds, lacks].flatMap((list) => (new Set(list).size < list.length ? [`${where}: a label twice`] : [])),
        ...(kind === 'inverted' && !wrong?.length ? [`${where}: does not say what is wrong`] : []),
        ...(kind !== 'inverted' && wrong ? [`${where}: wrong sentences in a true answer`] : []),
        ...(wrong ?? []).filter(({ says }) => !text.includes(says)).map(({ says }) => `${where}: never says "${says}"`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('no question is in both halves, and no answer is there twice', () => {
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const texts = all.flatMap(({ answers }) => answers.map(({ text }) => text.toLowerCase()));
    expect(texts).toEqual([...new Set(texts)]);
  });

  test('there is as much as promised', () => {
    const answers = all.flatMap((one) => one.answers);
    const promised = promisedOf(area);
    expect(answers.length).toBeGreaterThanOrEqual(promised.answers);
    const pairs = answers.reduce((sum, { holds, lacks }) => sum + holds.length + lacks.length, 0);
    expect(pairs).toBeGreaterThanOrEqual(promised.pairs);
    const heldInOwnWords = answers
      .filter(({ kind }) => kind === 'own-words' || kind === 'transcript')
      .reduce((sum, { holds }) => sum + holds.length, 0);
    expect(heldInOwnWords).toBeGreaterThanOrEqual(promised.heldInOwnWords);
    const short = ANSWER_KINDS.filter(
      (kind) => answers.filter((one) => one.kind === kind).length < (promised.kinds[kind] ?? 0),
    );
    expect(short).toEqual([]);
  });
});

describe('sentences with and without a common mistake', () => {
  const all = labelledSentences();

  test('there are eleven areas in each half', () => {
    const inHalf = HALVES.map((half) => all.filter((one) => one.half === half).length);
    expect(inHalf).toEqual([11, 11]);
  });

  test('no area is in both halves, and no sentence is there twice', () => {
    const areas = all.map(({ area }) => area);
    expect(areas).toEqual([...new Set(areas)]);
    const said = all.flatMap(({ sentences }) => sentences.map(({ says }) => says.toLowerCase()));
    expect(said).toEqual([...new Set(said)]);
  });

  test.each(all.map((one) => [`${one.half}/${one.name}`, one] as const))('%s', (_, { name, area, sentences }) => {
    expect(name).toBe(area);
    expect(sentences.filter(({ wrong }) => wrong).length).toBeGreaterThanOrEqual(6);
    expect(sentences.filter(({ wrong }) => !wrong).length).toBeGreaterThanOrEqual(10);
  });
});
