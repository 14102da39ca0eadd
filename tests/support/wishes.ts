import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { matchTopic } from '../../src/domain/plans/match-topic';
import { planRoadmap } from '../../src/domain/plans/planner';
import { readTimeLimit } from '../../src/domain/plans/time-limit';
import { DEPTHS, LEVELS } from '../../src/domain/plans/types';
import { planning } from './planning';

/** The day on which the wishes are made: a Monday. */
export const WISHED_ON = '2026-11-23';

const wishSchema = z.array(
  z.strictObject({
    topic: z.string(),
    time: z.string(),
    level: z.enum(LEVELS),
    depth: z.enum(DEPTHS),
    subjects: z.array(z.string()),
    may: z.array(z.string()).default([]),
    unknown: z.array(z.string()).optional(),
    known: z.array(z.string()).default([]),
    order: z.array(z.tuple([z.string(), z.string()])).default([]),
    hours: z.union([z.number(), z.string()]),
    /** Why whoever read the plan would not follow it. */
    poor: z.string().optional(),
  }),
);

/** A wish as it was written, with what it should become. */
export type Wish = z.infer<typeof wishSchema>[number];

export const wishes: readonly Wish[] = wishSchema.parse(
  parse(readFileSync('tests/fixtures/plans/wishes.yaml', 'utf8')),
);

/** What became of a wish. */
export interface Outcome {
  readonly wish: Wish;
  /** Ids of the courses that were found. */
  readonly found: readonly string[];
  readonly unknown: readonly string[];
  readonly hours: number | string;
  readonly topics: readonly string[];
  readonly leftOut: number;
  readonly right: {
    readonly subject: boolean;
    /** `null` where no order is expected. */
    readonly order: boolean | null;
    readonly hours: boolean;
    /** What is known already was understood; `null` where nothing is. */
    readonly known: boolean | null;
  };
}

/** Makes the plan of a wish, and compares it with what it should be. */
export function outcomeOf(wish: Wish): Outcome {
  const match = matchTopic(planning, wish.topic);
  const limit = readTimeLimit(wish.time, WISHED_ON);
  const known = (match as { known?: readonly string[] }).known ?? [];
  const plan = planRoadmap(planning, { ...wish, known, budget: limit.budget });
  const found = [...new Set(match.subjects.map(({ course }) => course.id))];
  const ids = plan.topics.map(({ id }) => id);
  const place = (id: string) => ids.findIndex((one) => one === id || one.startsWith(`${id}:`));
  const hours = limit.kind === 'understood' ? limit.budget.totalHours : limit.problem;
  const sum = plan.topics.reduce((total, topic) => total + topic.hours, 0);
  const named = wish.unknown ?? (wish.subjects.length === 0 ? match.unknown : []);
  return {
    wish,
    found,
    unknown: match.unknown,
    hours,
    topics: plan.topics.map(({ name }) => name),
    leftOut: plan.leftOut.length,
    right: {
      subject:
        wish.subjects.every((id) => found.includes(id)) &&
        found.every((id) => wish.subjects.includes(id) || wish.may.includes(id)) &&
        named.length === match.unknown.length &&
        named.every((name) => match.unknown.some((one) => one.toLowerCase() === name.toLowerCase())),
      order:
        wish.order.length === 0
          ? null
          : wish.order.every(([first, then]) => place(first) !== -1 && place(first) < place(then)),
      hours: hours === wish.hours && sum === limit.budget.totalHours,
      known:
        wish.known.length === 0 ? null : JSON.stringify([...known].sort()) === JSON.stringify([...wish.known].sort()),
    },
  };
}
