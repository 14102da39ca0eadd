import { type ActivityKind, activityWords } from './types';

/** Where a suggestion can lead. A screen that does not exist is not offered. */
export type NextStepTarget = 'resume' | 'interview' | 'trainer' | 'typing' | 'roadmap' | 'profile' | 'job';

/** What someone is here for, as they said it. */
export type Goal = 'job' | 'learning' | 'practice';

/** Everything the suggestion is made from. */
export interface NextStepFacts {
  /** Targets that have a screen. */
  readonly offered: readonly NextStepTarget[];
  readonly hasProfile: boolean;
  /** `null` when it was never said. */
  readonly goal: Goal | null;
  /** The flow that was left last, with the days since it was started (`null`: unknown). */
  readonly unfinished: { readonly where: string; readonly stoppedAt: string; readonly days: number | null } | null;
  /** How often each kind was done; a kind never done may be left out. */
  readonly counts: Partial<Readonly<Record<ActivityKind, number>>>;
  /** Whole days since each kind was done last; 0 is today. */
  readonly daysSince: Partial<Readonly<Record<ActivityKind, number>>>;
  readonly report: {
    /** 0 to 100. */
    readonly score: number;
    /** Form and fit, 0 to 100; left out for a report of one figure. `fit` is `null` when it cannot be said. */
    readonly figures?: { readonly form: number; readonly fit: number | null };
    /** Where most points were lost; `null` when none were. */
    readonly weakest: { readonly title: string; readonly points: number; readonly maxPoints: number } | null;
  } | null;
  /** Mean of the evaluated answers of the last training, 0 to 10; `null` when nothing was evaluated. */
  readonly trainingAverage: number | null;
  /** The current job; `null` for none. Days are whole, 0 is today; `null` where there is no date ahead. */
  readonly job: {
    readonly name: string;
    readonly interviewIn: number | null;
    readonly deadlineIn: number | null;
  } | null;
  /** Net words a minute of the last typing test. */
  readonly netWpm: number | null;
}

export interface NextStep {
  /** `unfinished`: go on with the flow of the facts. */
  readonly target: NextStepTarget | 'unfinished';
  readonly title: string;
  /** Why this and nothing else, from the facts alone. */
  readonly reason: string;
  /** What the button says. */
  readonly action: string;
}

/** A score from here on is left in peace. */
const GOOD_SCORE = 75;
/** A mean of a training from here on is left in peace. */
const GOOD_AVERAGE = 7;
/** Net words a minute from here on are left in peace. */
const GOOD_WPM = 40;
/** What was not done for this many days is brought up again. */
const STALE_DAYS = 7;
/** What was started longer ago is listed, and no longer urged. */
const FRESH_DAYS = 14;
/** Days before an interview from which on it comes first. */
const INTERVIEW_SOON = 3;
/** The same of a deadline. */
const DEADLINE_SOON = 2;

type Rule = (facts: NextStepFacts) => NextStep | null;

/** The kinds that are practised again and again, with where that is done. */
const PRACTICE = [
  ['resume-report', 'resume', 'Check your resume again', 'Check a resume'],
  ['interview', 'interview', 'Practise another interview', 'Choose a role'],
  ['training', 'trainer', 'Train with another job description', 'Open the trainer'],
  ['typing', 'typing', 'Take another typing test', 'Start typing'],
  ['topic', 'roadmap', 'Go on with your roadmap', 'Open the roadmaps'],
] as const satisfies readonly (readonly [ActivityKind, NextStepTarget, string, string])[];

const times = (facts: NextStepFacts, kind: ActivityKind): number => facts.counts[kind] ?? 0;

const unfinished: Rule = ({ unfinished: begun }) =>
  begun === null || (begun.days ?? 0) > FRESH_DAYS
    ? null
    : {
        target: 'unfinished',
        title: 'Continue where you stopped',
        reason: `${begun.where}: ${begun.stoppedAt}. Nothing you entered is lost.`,
        action: 'Continue',
      };

/** A date that does not wait comes before what does. */
const jobSoon: Rule = ({ job }) => {
  if (job?.interviewIn != null && job.interviewIn <= INTERVIEW_SOON)
    return {
      target: 'job',
      title: 'Prepare for your interview',
      reason: `The interview for ${job.name} is ${inDays(job.interviewIn)}. Gaps, answers, notes and questions are on one page.`,
      action: 'Open the preparation',
    };
  if (job?.deadlineIn != null && job.deadlineIn <= DEADLINE_SOON)
    return {
      target: 'job',
      title: 'Apply before the deadline',
      reason: `${job.name} takes applications until ${job.deadlineIn === 0 ? 'today' : job.deadlineIn === 1 ? 'tomorrow' : `${job.deadlineIn} days from now`}, and it is still under “Saved”.`,
      action: 'Open the job',
    };
  return null;
};

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

const firstReport: Rule = (facts) =>
  times(facts, 'resume-report') > 0
    ? null
    : {
        target: 'resume',
        title: 'Check your resume against a job',
        reason:
          facts.goal === 'job'
            ? 'You want a job soon, and no resume was checked here yet. It is the first thing an employer sees of you.'
            : 'No resume was checked here yet. A report says which words earn or lose each point.',
        action: 'Check a resume',
      };

const weakReport: Rule = ({ report }) =>
  report === null || report.score >= GOOD_SCORE
    ? null
    : {
        target: 'resume',
        title: 'Improve the weakest part of your resume',
        reason: report.weakest
          ? `${scored(report)} and lost most points on “${report.weakest.title}”: ` +
            `${readable(report.weakest.points)} of ${report.weakest.maxPoints}.`
          : `${scored(report)}.`,
        action: 'Check it again',
      };

const scored = ({ score, figures }: NonNullable<NextStepFacts['report']>): string =>
  figures && figures.fit !== null
    ? `Your last report came to ${figures.form} of 100 for form and ${figures.fit} for fit`
    : `Your last report scored ${score} of 100`;

const firstInterview: Rule = (facts) =>
  times(facts, 'interview') > 0
    ? null
    : {
        target: 'interview',
        title: 'Answer your first interview question',
        reason:
          times(facts, 'resume-report') > 0
            ? 'Your resume has been checked; you have not practised saying it aloud yet.'
            : 'You have not practised an interview here yet. Pick a role and answer one question; you can stop at any time.',
        action: 'Choose a role',
      };

const firstTraining: Rule = (facts) =>
  times(facts, 'training') > 0
    ? null
    : {
        target: 'trainer',
        title: 'Train for one real job',
        reason:
          'You have not used the trainer yet. It makes questions from a job description and evaluates each answer.',
        action: 'Open the trainer',
      };

const weakTraining: Rule = ({ trainingAverage }) =>
  trainingAverage === null || trainingAverage >= GOOD_AVERAGE
    ? null
    : {
        target: 'trainer',
        title: 'Train those answers again',
        reason: `Your last training came to ${readable(trainingAverage)} of 10 on average. Its feedback names what to add.`,
        action: 'Open the trainer',
      };

const firstTopic: Rule = (facts) =>
  times(facts, 'topic') + times(facts, 'plan-topic') > 0
    ? null
    : {
        target: 'roadmap',
        title: 'Begin a roadmap',
        reason:
          facts.goal === 'learning'
            ? 'You want to learn, and no topic of a roadmap is done yet. The first ones take an hour or two.'
            : 'No topic of a roadmap is done yet. A track shows what to learn, and in what order.',
        action: 'Choose a track',
      };

const firstTyping: Rule = (facts) =>
  times(facts, 'typing') > 0
    ? null
    : {
        target: 'typing',
        title: 'Measure your typing',
        reason: 'You have not taken a typing test yet. It takes 30 seconds and gives you a figure to beat.',
        action: 'Start typing',
      };

const slowTyping: Rule = ({ netWpm }) =>
  netWpm === null || netWpm >= GOOD_WPM
    ? null
    : {
        target: 'typing',
        title: 'Type a little faster',
        reason: `Your last test came to ${netWpm} net words a minute. Another short one shows whether it rises.`,
        action: 'Start typing',
      };

/** The kind that was done before and rested longest. */
const stale: Rule = ({ daysSince, offered }) => {
  const [longest] = PRACTICE.flatMap(([kind, target, title, action]) => {
    const days = daysSince[kind];
    return days !== undefined && days >= STALE_DAYS && offered.includes(target)
      ? [{ kind, target, title, action, days }]
      : [];
  }).sort((a, b) => b.days - a.days);
  if (!longest) return null;
  const { kind, target, title, action, days } = longest;
  return { target, title, action, reason: `Your last ${activityWords[kind].one} was ${days} days ago.` };
};

const profile: Rule = ({ hasProfile }) =>
  hasProfile
    ? null
    : {
        target: 'profile',
        title: 'Set up your profile',
        reason: 'You have no name here yet. Your profile shows your days, your streak and what you practised.',
        action: 'Open the profile',
      };

/** Something is always worth a little practice: what was done least lately. */
const keepGoing: Rule = ({ daysSince, offered }) => {
  const [least] = PRACTICE.filter(([, target]) => offered.includes(target))
    .map(([kind, target, title, action]) => ({ target, title, action, kind, days: daysSince[kind] ?? -1 }))
    .sort((a, b) => b.days - a.days);
  if (!least) return null;
  const { target, title, action, kind, days } = least;
  const one = activityWords[kind].one;
  const reason =
    days < 0
      ? 'Nothing else is open.'
      : days === 0
        ? 'You have practised everything here today already. Continue only if you like.'
        : `Nothing else is open, and your last ${one} was ${days === 1 ? 'yesterday' : `${days} days ago`}.`;
  return { target, title, action, reason };
};

/** What comes first depends on what someone is here for; the rest follows in the same order for all. */
const FIRST: Readonly<Record<Goal | 'unsaid', readonly Rule[]>> = {
  job: [firstReport, weakReport, firstInterview, firstTraining],
  learning: [firstTopic, firstInterview, firstReport],
  practice: [firstInterview, firstTyping, firstTraining],
  unsaid: [firstReport, firstInterview],
};

const THEN: readonly Rule[] = [
  weakReport,
  weakTraining,
  firstInterview,
  firstTraining,
  firstReport,
  stale,
  firstTyping,
  slowTyping,
  firstTopic,
  profile,
  keepGoing,
];

/**
 * The one step to suggest, with its reason: the same facts give the same step. `null` when no screen is offered that it
 * could lead to.
 */
export function nextStep(facts: NextStepFacts): NextStep | null {
  for (const rule of [jobSoon, unfinished, ...FIRST[facts.goal ?? 'unsaid'], ...THEN]) {
    const step = rule(facts);
    if (step && (step.target === 'unfinished' || facts.offered.includes(step.target))) return step;
  }
  return null;
}

const readable = (points: number): string => String(Math.round(points * 10) / 10);
