// What the built-in engine says, word for word. Where a change of the engine is meant, `npx vitest run -u` writes these
// files again; read the difference as a learner would.
import { describe, expect, test } from 'vitest';
import type { Evaluation } from '../../../../src/domain/interview/answer/types';
import { overallFeedback } from '../../../../src/domain/interview/feedback/overall-feedback';
import { toReport } from '../../../../src/domain/interview/feedback/to-report';
import type { InterviewSession, SessionAnswer } from '../../../../src/domain/interview/feedback/types';
import type { InterviewQuestion } from '../../../../src/domain/interview/questions/question';
import { CASES, evaluationOf, type Label } from './labelled-figures';
import { QUESTIONS } from './labelled-questions';

/** One or two questions of each kind. */
const KEYS = ['hash-tables', 'slow-query', 'conflict-teammate', 'failure', 'broken-deployment', 'about-yourself'];

function written(evaluation: Evaluation): string {
  const quotes = (evidence: readonly { quote: string }[]) => evidence.map(({ quote }) => `“${quote}”`).join(' ');
  const { score, band, ceiling, words, criteria, concepts, story, missed } = evaluation;
  return [
    `${score} ${band}, ${words} words${ceiling ? `, ${ceiling.id} ${ceiling.limit}: ${ceiling.reason}` : ''}`,
    ...criteria.map(({ title, points, maxPoints, says, evidence }) =>
      `${title} ${points}/${maxPoints}: ${says} ${quotes(evidence)}`.trim(),
    ),
    ...concepts.map(({ label, status, evidence }) => `${status} ${label} ${quotes(evidence ? [evidence] : [])}`.trim()),
    ...story.map(({ part, share, evidence }) => `${part} ${share} ${quotes(evidence)}`.trim()),
    `missed: ${missed.join(', ')}`,
    evaluation.summary,
    ...evaluation.improvements.map(({ criterion, points, text }) => `+${points} ${criterion}: ${text}`),
    ...evaluation.strongerOutline.map(({ text }) => `- ${text}`),
    evaluation.followUp,
  ].join('\n');
}

describe('the evaluations of labelled answers', () => {
  test.each(KEYS)('%s', async (key) => {
    const texts = CASES.filter((labelled) => labelled.key === key).map(({ label, answer }) => {
      const evaluation = evaluationOf(key, answer);
      return `## ${label}\n\n${evaluation.kind === 'evaluation' ? written(evaluation) : evaluation.summary}`;
    });
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${key}.txt`);
  });
});

const answered = (key: string, label: Label): SessionAnswer => {
  const answer = CASES.find((labelled) => labelled.key === key && labelled.label === label)?.answer ?? '';
  return { question: QUESTIONS[key] as InterviewQuestion, answer, evaluation: evaluationOf(key, answer) };
};
const session = (...answers: readonly SessionAnswer[]): InterviewSession => ({
  role: 'SDE 1',
  heldOn: '2026-11-21',
  answers,
});
const skipped: SessionAnswer = { question: QUESTIONS.failure as InterviewQuestion, answer: '', evaluation: null };

describe('the report of an interview', () => {
  test.each([
    ['good', session(...KEYS.map((key) => answered(key, 'good')))],
    ['poor', session(...KEYS.map((key) => answered(key, 'poor')), skipped)],
    [
      'mixed',
      session(
        answered('hash-tables', 'good'),
        answered('slow-query', 'middling'),
        skipped,
        answered('conflict-teammate', 'poor'),
        answered('about-yourself', 'middling'),
        skipped,
      ),
    ],
  ])('%s', async (name, held) => {
    await expect(toReport(held)).toMatchFileSnapshot(`golden/report-${name}.md`);
  });
});

describe('the figures of an interview', () => {
  const scoring = (score: number, topic: string, category: InterviewQuestion['category']): SessionAnswer => {
    const from = answered('hash-tables', 'good');
    const evaluation = { ...(from.evaluation as Evaluation), score };
    return { question: { ...from.question, topic, category }, answer: from.answer, evaluation };
  };
  test('are means, to one decimal', () => {
    const feedback = overallFeedback(
      session(
        scoring(7.4, 'SQL', 'technical'),
        scoring(8.3, 'SQL', 'technical'),
        scoring(5, 'Teams', 'behavioral'),
        skipped,
      ),
    );
    expect(feedback).toMatchObject({ score: 6.9, evaluated: 3, asked: 4 });
    expect(feedback.byTopic).toEqual([
      { topic: 'SQL', score: 7.9, count: 2 },
      { topic: 'Teams', score: 5, count: 1 },
    ]);
    expect(feedback.byCategory).toEqual([
      { category: 'technical', score: 7.9, count: 2 },
      { category: 'behavioral', score: 5, count: 1 },
    ]);
  });

  test.each([
    [[8, 9], 'Take a set with more questions next.'],
    [[7.9, 9], 'Practise topic 0 again next.'],
    [[7.9, 3, 5], 'Practise topic 1 and topic 2 again next.'],
  ])('%j: what to practise', (scores, words) => {
    const answers = scores.map((score, index) => scoring(score, `topic ${index}`, 'technical'));
    expect(overallFeedback(session(...answers)).recommendation).toContain(words);
  });

  test.each([
    [5.9, false],
    [6, true],
  ])('the best answer with %d is praised: %s', (score, praised) => {
    const { strengths } = overallFeedback(session(scoring(score, 'SQL', 'technical')));
    expect(strengths.some(({ text }) => text.startsWith('Your best answer is question 1'))).toBe(praised);
  });

  test('of nothing are none', () => {
    expect(overallFeedback(session(skipped, skipped))).toMatchObject({
      score: null,
      evaluated: 0,
      summary:
        'You were asked 2 questions for “SDE 1”. 2 questions have no evaluated answer and do not count. There is nothing to sum up yet.',
      strengths: [],
      byTopic: [],
    });
    expect(overallFeedback({ ...session(skipped), role: ' ' }).summary).toBe(
      'You were asked 1 question. 1 question has no evaluated answer and does not count. There is nothing to sum up yet.',
    );
  });
});
