interface Untimed {
  readonly answers?: unknown;
}

/** Sessions had a minute for each answer, no time to think before it, and none was a retake. */
export function withTimes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { answers } = value as Untimed;
  return {
    ...value,
    answers: Array.isArray(answers) ? answers.map((answer: unknown) => unprepared(answer)) : answers,
    preparation: 0,
    questionTime: 60_000,
    retakes: null,
  };
}

const unprepared = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null ? { ...answer, prepared: 0 } : answer;
