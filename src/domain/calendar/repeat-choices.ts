/** The common ways to make an event repeat. */
export const REPEATS = ['none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly'] as const;
export type Repeat = (typeof REPEATS)[number];

/** How an event repeats, as a form says it; `custom` names a rule, `kept` is one that the form cannot show. */
export type RepeatChoice = Repeat | 'custom' | 'kept';
