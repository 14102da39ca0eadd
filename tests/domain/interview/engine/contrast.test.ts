import bank from 'content:bank-words';
import content from 'content:questions';
import { loaders } from 'content:roles/topics';
import { describe, expect, test } from 'vitest';
import { packWords, subjectWords, unpackWords } from '../../../../src/domain/interview/answer/bank-words';
import { contrastOf } from '../../../../src/domain/interview/answer/contrast';
import { LEAST_WORDS } from '../../../../src/domain/interview/answer/on-question';
import { readAgainst } from '../../../../src/domain/interview/answer/reading';
import { readSpoken } from '../../../../src/domain/interview/answer/spoken-answer';
import { bankId } from '../../../../src/domain/interview/questions/bank-ids';
import { type InterviewQuestion, questionOfTopic } from '../../../../src/domain/interview/questions/question';
import { loadTopics } from '../../../../src/domain/interview/roles';

const topics = (await Promise.all(Object.keys(loaders).map((role) => loadTopics(loaders, role)))).flat();
const banked = [content.introduction, ...content.behavioural, ...content.situational, ...content.technical];
const contrast = (question: InterviewQuestion, answer: string) =>
  contrastOf(readAgainst(question, readSpoken(answer)), bank);

describe('the words of the banks', () => {
  test('are of every question of roles and banks', () => {
    const ids = [...topics.map(({ id }) => id), ...banked.map(({ id }) => bankId(id))];
    expect(Object.keys(bank.questions).sort()).toEqual(ids.sort());
  });

  test('come out of their packing as they went in', () => {
    const texts = new Map([
      ['one', 'A hash table stores key-value pairs'],
      ['two', 'The index speeds reads; the table is stored'],
    ]);
    const packed = packWords(texts);
    for (const [id, text] of texts)
      expect(unpackWords(packed.words, packed.questions[id] ?? '').sort()).toEqual([...subjectWords(text)].sort());
  });
});

describe('against the other questions', () => {
  const technical = topics.filter(({ category }) => category === 'technical').map(questionOfTopic);

  test('the outline of every technical question fits it as well as any', () => {
    for (const question of technical)
      expect(contrast(question, question.outline).rather, question.id).toBeGreaterThan(-1);
  });

  test('the outline of another question fits nearly all less', () => {
    const fits = technical.map((question, at) => {
      const other = technical[(at + Math.floor(technical.length / 2)) % technical.length];
      return other ? contrast(question, other.outline).rather < -1.5 : false;
    });
    expect(fits.filter(Boolean).length / fits.length).toBeGreaterThan(0.9);
  });

  test('words said again and rows of terms weigh nothing', () => {
    const [question] = technical;
    if (!question) throw new RangeError('No question');
    const { outline } = question;
    const { weight } = contrast(question, outline);
    expect(contrast(question, `${outline} ${outline}`).weight).toBe(weight);
    expect(contrast(question, `${outline} Kafka, Redis, Terraform, GraphQL.`).weight).toBeCloseTo(weight);
  });

  test('nothing is concluded for a follow-up, which asks for one point of its question', () => {
    const [question] = technical;
    if (!question) throw new RangeError('No question');
    const next = { ...question, id: `${question.id}.follow-up`, followsUp: question.id };
    expect(contrast(question, question.outline).of).toBeGreaterThan(LEAST_WORDS);
    expect(contrast(next, question.outline).of).toBe(0);
  });

  test('an empty answer weighs nothing and divides by nothing', () => {
    const [question] = technical;
    if (!question) throw new RangeError('No question');
    expect(contrast(question, '')).toMatchObject({ above: 0, rather: 0, weight: 0 });
  });
});
