import bank from 'content:bank-words';
import { describe, expect, test } from 'vitest';
import { evaluateAnswer } from '../../../src/domain/interview/answer/evaluate-answer';
import type { StoryFinding } from '../../../src/domain/interview/answer/types';
import type { InterviewQuestion } from '../../../src/domain/interview/questions/question';
import { storiesFor } from '../../../src/domain/stories/fitting';
import { partsOf, tellsStory, titleOf } from '../../../src/domain/stories/from-answer';
import { answerText, resumeDraft } from '../../../src/domain/stories/to-text';
import { type Story, storyName } from '../../../src/domain/stories/types';

/** What was found in a text, by the words that show it. */
const foundIn = (text: string, words: Partial<Record<StoryFinding['part'], readonly string[]>>): StoryFinding[] =>
  Object.entries(words).map(([part, quotes]) => ({
    part: part as StoryFinding['part'],
    share: 1,
    evidence: quotes.map((quote) => {
      const start = text.indexOf(quote);
      if (start === -1) throw new Error(`“${quote}” is not in the text`);
      return { quote, start, end: start + quote.length };
    }),
  }));

describe('an answer as a story', () => {
  test('each sentence goes where its words were found, and nothing of the answer is lost', () => {
    const text =
      'At my last company the build was slow. We had forty people waiting. I measured it first. Then I split the tests. As a result it took 8 minutes. Everybody was glad.';
    const parts = partsOf(
      text,
      foundIn(text, { situation: ['At my last'], action: ['I measured', 'I split'], result: ['As a result'] }),
    );
    expect(parts).toEqual({
      situation: 'At my last company the build was slow. We had forty people waiting.',
      action: 'I measured it first. Then I split the tests.',
      result: 'As a result it took 8 minutes. Everybody was glad.',
    });
  });

  test('a result in the middle of what was done ends nothing', () => {
    const text = 'The site was down. I rolled back and errors fell to 2%. Then I fixed the query. In the end it held.';
    expect(
      partsOf(
        text,
        foundIn(text, { situation: ['The site'], action: ['I rolled', 'I fixed'], result: ['fell to', 'In the end'] }),
      ),
    ).toEqual({
      situation: 'The site was down.',
      action: 'I rolled back and errors fell to 2%. Then I fixed the query.',
      result: 'In the end it held.',
    });
  });

  test('something done after the last result belongs to it', () => {
    const text = 'I wrote a script. I ran it nightly. It saved us two days a month. I then shared it with the others.';
    const found = foundIn(text, { action: ['I wrote', 'I ran', 'I then shared'], result: ['saved us'] });
    expect(partsOf(text, found)).toMatchObject({
      action: 'I wrote a script. I ran it nightly.',
      result: 'It saved us two days a month. I then shared it with the others.',
    });
  });

  test('a result that is told with what was done takes nothing from it', () => {
    const text = 'We argued. I wrote down what we agreed. As a result it was quick.';
    const found = foundIn(text, { situation: ['We argued'], action: ['I wrote'], result: ['agreed', 'As a result'] });
    expect(partsOf(text, found)).toEqual({
      situation: 'We argued.',
      action: 'I wrote down what we agreed.',
      result: 'As a result it was quick.',
    });
  });

  test('speech without full stops is cut where something was found', () => {
    const text = `so ${'we had this old importer that nobody wanted to touch and it broke every single week '.repeat(3)}I rewrote it in two sprints as a result we lost no orders`;
    const parts = partsOf(
      text,
      foundIn(text, { situation: ['old importer'], action: ['I rewrote'], result: ['as a result'] }),
    );
    expect([parts.action, parts.result]).toEqual(['I rewrote it in two sprints', 'as a result we lost no orders']);
    expect(`${parts.situation} ${parts.action} ${parts.result}`.replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
  });

  test('what the rubric finds in a real answer makes a story of it', () => {
    const asked: InterviewQuestion = {
      ...{ id: 'bank-conflict', question: 'Tell me about a failure.', category: 'behavioral', topic: 'Failure' },
      ...{ concepts: [{ label: 'failure', match: ['fail'] }], outline: '', from: 'behavioural' },
    };
    const answer =
      'In my last job our checkout failed twice a week, and I was responsible for it. I added tracing, I found a race in the cart service, and I rewrote the lock. As a result failures dropped from eight a month to none, and I learned to measure before I guess.';
    const evaluation = evaluateAnswer({ bank, question: asked, answer });
    if (evaluation.kind !== 'evaluation') throw new Error('not judged');
    expect(tellsStory(evaluation.story)).toBe(true);
    const { situation, action, result } = partsOf(answer, evaluation.story);
    expect(`${situation} ${action} ${result}`).toBe(answer);
    expect(situation).toMatch(/^In my last job/);
    expect(action).toMatch(/^I added tracing/);
    expect(result).toMatch(/^As a result/);
  });

  test('nothing found is no story', () => {
    expect(tellsStory([])).toBe(false);
    expect(tellsStory([{ share: 0 }])).toBe(false);
    expect(partsOf('Words. More words.', [])).toEqual({ situation: 'Words. More words.', action: '', result: '' });
  });
});

const parts = {
  situation: 'The build was slow.',
  action: 'First, I split the tests. Then I ran them apart.',
  result: 'People noticed. As a result, it took 8 minutes.',
};

describe('a story in other words', () => {
  test('as a title: what it is about, and how the deed begins', () => {
    expect(titleOf('Leadership', { situation: '', action: 'I split the tests.' })).toBe(
      'Leadership: I split the tests',
    );
    expect(titleOf('', { situation: 'One two three four five six, seven eight', action: '' })).toBe(
      'One two three four five six, seven…',
    );
    expect(storyName({ title: ' ', situation: 'There.', action: '' })).toBe('There.');
    expect(storyName({ title: '', situation: '', action: '' })).toBe('Untitled story');
  });

  test('as the beginning of an answer: its parts that are not empty', () => {
    expect(answerText({ ...parts, action: '  ' })).toBe(`${parts.situation}\n\n${parts.result}`);
  });

  test.each([
    [parts, 'Split the tests; it took 8 minutes'],
    [{ ...parts, result: '' }, 'Split the tests'],
    [{ ...parts, action: '' }, 'It took 8 minutes'],
    [
      { ...parts, action: 'I’ve moved it to Go.', result: 'Docker images shrank.' },
      'Moved it to Go; Docker images shrank',
    ],
    [{ ...parts, action: 'I measured it, and then I split it.', result: '' }, 'Measured it, and then split it'],
    [{ situation: 'x', action: '', result: '' }, ''],
  ])('as a line for a resume: %#', (story, line) => {
    expect(resumeDraft(story)).toBe(line);
  });
});

describe('the stories that fit a question', () => {
  const story = (id: string, more: Partial<Story>): Story => ({
    ...{ id, title: '', situation: '', action: '', result: '', skills: [], theme: '', from: null },
    ...{ createdAt: '2026-11-20T10:00:00.000Z', changedAt: '2026-11-20T10:00:00.000Z' },
    ...more,
  });
  const asked: Pick<InterviewQuestion, 'question' | 'topic' | 'concepts'> = {
    question: 'Tell me about a conflict over Go or testing.',
    topic: 'Conflict',
    concepts: [
      { label: 'listened', match: ['listened'] },
      { label: 'agreed', match: ['agree'] },
      { label: 'pr', match: ['pr'] },
    ],
  };
  const ids = (...stories: readonly Story[]) => storiesFor(asked, stories).map(({ id }) => id);

  test('by theme, then by skills that are named, then by what a good answer mentions', () => {
    expect(
      ids(
        story('heard', { action: 'I listened until we agreed.' }),
        story('skill', { skills: ['Go'] }),
        story('theme', { theme: ' conflict ' }),
      ),
    ).toEqual(['theme', 'skill', 'heard']);
  });

  test('not by parts of words, nor by one concept alone', () => {
    expect(
      ids(story('a', { skills: ['Test'] }), story('b', { action: 'I listened to my print.' }), story('c', {})),
    ).toEqual([]);
  });

  test('three of them, of equal ones the one that was changed last', () => {
    const theme = { theme: 'Conflict' };
    const late = story('late', { ...theme, changedAt: '2026-11-22T10:00:00.000Z' });
    expect(ids(story('a', theme), story('b', theme), story('c', theme), late)).toEqual(['late', 'a', 'b']);
  });
});
