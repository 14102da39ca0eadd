import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NextStepFacts, type NextStepTarget, nextStep } from '../../../src/domain/activity/next-step';
import { ACTIVITY_KINDS } from '../../../src/domain/activity/types';

const ALL: readonly NextStepTarget[] = ['resume', 'interview', 'trainer', 'typing', 'roadmap', 'profile', 'job'];

const nothing: NextStepFacts = {
  offered: ALL,
  hasProfile: false,
  goal: null,
  unfinished: null,
  counts: {},
  daysSince: {},
  report: null,
  trainingAverage: null,
  job: null,
  netWpm: null,
};
/** Each kind done once, today, and well. */
const allWell: NextStepFacts = {
  ...nothing,
  hasProfile: true,
  counts: { 'resume-report': 1, interview: 1, training: 1, typing: 1, topic: 1 },
  daysSince: { 'resume-report': 0, interview: 0, training: 0, typing: 0, topic: 0 },
  report: { score: 88, weakest: null },
  trainingAverage: 8.2,
  netWpm: 61,
};
const weakest = { title: 'Skills against the job', points: 16.25, maxPoints: 28 };
const begun = { where: 'SDE-1, in the interview room', stoppedAt: 'at question 3 of 7', days: 2 };

describe('the next step and its reason', () => {
  test.each<[string, NextStepFacts, string, string]>([
    ['nothing done, nothing said', nothing, 'resume', 'No resume was checked here yet.'],
    ['a job soon', { ...nothing, goal: 'job' }, 'resume', 'You want a job soon'],
    ['learning', { ...nothing, goal: 'learning' }, 'roadmap', 'You want to learn'],
    [
      'learning, where there are no roadmaps',
      { ...nothing, goal: 'learning', offered: ['resume', 'interview'] },
      'interview',
      'You have not practised an interview here yet.',
    ],
    ['practising', { ...nothing, goal: 'practice' }, 'interview', 'You have not practised an interview here yet.'],
    [
      'practising, after an interview',
      { ...nothing, goal: 'practice', counts: { interview: 1 } },
      'typing',
      'You have not taken a typing test yet.',
    ],
    [
      'after a good report',
      { ...nothing, counts: { 'resume-report': 2 }, report: { score: 90, weakest } },
      'interview',
      'Your resume has been checked; you have not practised saying it aloud yet.',
    ],
    [
      'a weak report, for a job',
      { ...nothing, goal: 'job', counts: { 'resume-report': 1 }, report: { score: 66, weakest } },
      'resume',
      'Your last report scored 66 of 100 and lost most points on “Skills against the job”: 16.3 of 28.',
    ],
    [
      'a weak report capped for another reason',
      { ...allWell, report: { score: 40, weakest: null } },
      'resume',
      'Your last report scored 40 of 100.',
    ],
    [
      'a weak report capped for another reason',
      { ...allWell, report: { score: 40, figures: { form: 90, fit: 12 }, weakest: null } },
      'resume',
      'Your last report came to 90 of 100 for form and 12 for fit.',
    ],
    [
      'a report at the bar is good',
      { ...allWell, report: { score: 75, weakest } },
      'resume',
      'practised everything here today already',
    ],
    [
      'a weak training',
      { ...allWell, trainingAverage: 5.44 },
      'trainer',
      'Your last training came to 5.4 of 10 on average.',
    ],
    [
      'no training yet',
      { ...allWell, counts: { ...allWell.counts, training: 0 }, trainingAverage: null },
      'trainer',
      'You have not used the trainer yet.',
    ],
    [
      'a kind that rested a week',
      { ...allWell, daysSince: { ...allWell.daysSince, interview: 7, typing: 6 } },
      'interview',
      'Your last interview session was 7 days ago.',
    ],
    [
      'of two that rested, the longer',
      { ...allWell, daysSince: { ...allWell.daysSince, interview: 12, typing: 30 } },
      'typing',
      'Your last typing test was 30 days ago.',
    ],
    ['slow typing', { ...allWell, netWpm: 39 }, 'typing', 'Your last test came to 39 net words a minute.'],
    ['no name', { ...allWell, hasProfile: false }, 'profile', 'You have no name here yet.'],
    [
      'all well, one of it yesterday',
      { ...allWell, daysSince: { ...allWell.daysSince, training: 1 } },
      'trainer',
      'Nothing else is open, and your last training session was yesterday.',
    ],
    [
      'all well, one of it some days ago',
      { ...allWell, daysSince: { ...allWell.daysSince, typing: 4 } },
      'typing',
      'your last typing test was 4 days ago.',
    ],
    [
      'something fresh is begun',
      { ...nothing, unfinished: begun },
      'unfinished',
      'SDE-1, in the interview room: at question 3 of 7. Nothing you entered is lost.',
    ],
    ['something of an unknown day', { ...nothing, unfinished: { ...begun, days: null } }, 'unfinished', 'SDE-1'],
    [
      'something begun long ago is not urged',
      { ...nothing, unfinished: { ...begun, days: 15 } },
      'resume',
      'No resume',
    ],
    [
      'what was done here before counts though its result is gone',
      { ...allWell, report: null },
      'resume',
      'today already',
    ],
  ])('%s', (_, facts, target, reason) => {
    const step = nextStep(facts);
    expect(step?.target).toBe(target);
    expect(step?.reason).toContain(reason);
  });

  test.each([
    ['an interview within three days', { interviewIn: 3, deadlineIn: null }, 'Prepare for your interview', 'in 3 days'],
    ['one tomorrow', { interviewIn: 1, deadlineIn: 0 }, 'Prepare for your interview', 'is tomorrow.'],
    [
      'a deadline within two days',
      { interviewIn: 4, deadlineIn: 2 },
      'Apply before the deadline',
      'until 2 days from now',
    ],
    ['one today', { interviewIn: null, deadlineIn: 0 }, 'Apply before the deadline', 'until today'],
  ])('%s comes before what does not end', (_, dates, title, words) => {
    const unfinished = { where: 'marco.pdf, in the resume assistant', stoppedAt: 'at the job description', days: 0 };
    const step = nextStep({ ...nothing, unfinished, job: { name: 'SRE at Acme', ...dates } });
    expect(step).toMatchObject({ target: 'job', title });
    expect(step?.reason).toContain(words);
  });

  test('dates further off wait', () => {
    const job = { name: 'SRE at Acme', interviewIn: 4, deadlineIn: 3 };
    expect(nextStep({ ...allWell, job })?.target).not.toBe('job');
  });

  test('no screen, no step', () => {
    expect(nextStep({ ...nothing, offered: [] })).toBeNull();
  });

  const days = fc.dictionary(fc.constantFrom(...ACTIVITY_KINDS), fc.nat(40));
  const facts: fc.Arbitrary<NextStepFacts> = fc.record({
    offered: fc.subarray([...ALL]),
    hasProfile: fc.boolean(),
    goal: fc.constantFrom(null, 'job' as const, 'learning' as const, 'practice' as const),
    unfinished: fc.option(fc.record({ where: fc.string(), stoppedAt: fc.string(), days: fc.option(fc.nat(40)) })),
    counts: days,
    daysSince: days,
    report: fc.option(
      fc.record({
        score: fc.nat(100),
        weakest: fc.option(fc.record({ title: fc.string(), points: fc.nat(28), maxPoints: fc.nat(28) })),
      }),
    ),
    trainingAverage: fc.option(fc.float({ min: 0, max: 10, noNaN: true })),
    job: fc.option(
      fc.record({ name: fc.string(), interviewIn: fc.option(fc.nat(9)), deadlineIn: fc.option(fc.nat(9)) }),
    ),
    netWpm: fc.option(fc.nat(200)),
  });

  test('any facts: the same step twice, to a screen that exists, with a title, a reason and words for its button', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const step = nextStep(any);
        expect(nextStep(any)).toEqual(step);
        if (!step) return;
        expect([...any.offered, 'unfinished']).toContain(step.target);
        if (step.target === 'unfinished') expect(any.unfinished).not.toBeNull();
        for (const text of [step.title, step.reason, step.action]) expect(text).not.toMatch(/^$|undefined|NaN/);
      }),
      { seed: 20261121, numRuns: 400 },
    );
  });
});
