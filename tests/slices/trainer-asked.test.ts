import { describe, expect, test } from 'vitest';
import type { InterviewQuestion, TrainerSession } from '../../machines/contracts/trainer';
import { askedAgain, askedFor } from '../../src/features/interview-trainer/selectors';

const asking = (id: string): InterviewQuestion => ({
  id,
  question: `${id}?`,
  category: 'technical',
  topic: id,
  concepts: [],
  outline: '',
  from: 'role',
});
const held = (day: number, ids: readonly string[], more: Partial<TrainerSession> = {}): TrainerSession => ({
  id: `interview-${day}`,
  createdAt: `2026-11-${day}T10:00:00.000Z`,
  seed: `seed ${day}`,
  role: 'QA Engineer',
  jobDescription: 'Selenium.',
  resume: '',
  questions: ids.map(asking),
  fromModel: 0,
  feedback: null,
  remark: null,
  ...more,
});

describe('what was asked before', () => {
  const job = { role: ' qa  engineer ', jobDescription: 'Another one.' };

  test('is what interviews for the role asked, the oldest first, each once', () => {
    expect(askedFor([held(12, ['a', 'c']), held(11, ['a', 'b'])], job)).toEqual(['a', 'b', 'c']);
  });

  test('or interviews with the job description', () => {
    const other = held(11, ['a'], { role: 'Tester' });
    expect(askedFor([other], { role: 'Developer', jobDescription: ' selenium. ' })).toEqual(['a']);
    expect(askedFor([other], job)).toEqual([]);
    expect(askedFor([held(11, ['a'], { role: 'Tester', jobDescription: '' })], { ...job, jobDescription: '' })).toEqual(
      [],
    );
  });

  test('and not what a model wrote', () => {
    expect(askedFor([held(11, ['model-1', 'b'], { fromModel: 1 })], job)).toEqual(['b']);
  });
});

describe('how many questions came again', () => {
  const before = held(11, ['intro', 'a', 'b']);

  test('counts those of earlier interviews, save the opening', () => {
    const now = held(12, ['intro', 'b', 'c']);
    expect(askedAgain([now, before], now)).toBe(1);
    expect(askedAgain([now, before], before)).toBe(0);
  });

  test('the same interview once more is meant so', () => {
    const now = held(12, ['intro', 'a', 'b'], { seed: before.seed });
    expect(askedAgain([now, before], now)).toBe(0);
  });
});
