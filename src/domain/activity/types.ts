/** What counts as something done here. */
export const ACTIVITY_KINDS = [
  'resume-report',
  'interview',
  'training',
  'typing',
  'topic',
  'plan-topic',
  'task',
  'challenge',
  'mock-round',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One thing that was done. It stays when what it came from is removed. */
export interface Activity {
  /** Made from what was done (`typing:<id of the result>`), so that no thing counts twice. */
  readonly id: string;
  readonly kind: ActivityKind;
  /** ISO date-time. */
  readonly at: string;
  /** The day it was on the device's calendar then, `YYYY-MM-DD`. */
  readonly day: string;
  /** What a list calls it. */
  readonly label: string;
  /** Questions answered, problems passed, points of 100, words a minute; `null` where there is nothing to count. */
  readonly amount: number | null;
}

/** The words of a kind: one, many, and what its `amount` counts. */
export const activityWords: Readonly<Record<ActivityKind, { readonly one: string; readonly many: string }>> = {
  'resume-report': { one: 'resume report', many: 'resume reports' },
  interview: { one: 'interview session', many: 'interview sessions' },
  training: { one: 'training session', many: 'training sessions' },
  typing: { one: 'typing test', many: 'typing tests' },
  topic: { one: 'roadmap topic', many: 'roadmap topics' },
  'plan-topic': { one: 'topic of a personal roadmap', many: 'topics of a personal roadmap' },
  task: { one: 'task', many: 'tasks' },
  challenge: { one: 'coding challenge', many: 'coding challenges' },
  'mock-round': { one: 'mock round', many: 'mock rounds' },
};
