import { type TimeToken, unitOf } from './time-words';

/** Hours in which people count days. */
const DAYS_IN_HOURS: Readonly<Record<number, number>> = { 24: 1, 36: 2, 48: 2, 72: 3 };

/** "in 24 hours" is a deadline of tomorrow and no 24 hours of work: such spans become days. */
export function takeDeadline(tokens: readonly TimeToken[]): {
  readonly tokens: readonly TimeToken[];
  readonly assumptions: readonly string[];
} {
  const at = tokens.findIndex((token, index) => {
    const before = tokens[index - 1]?.text ?? '';
    return (
      token.kind === 'number' &&
      Object.hasOwn(DAYS_IN_HOURS, token.value) &&
      /^(in|within|next|under)$/.test(before) &&
      unitOf(tokens[index + 1]?.text ?? '') === 'hour' &&
      !/^(an?|per|each|every|of|in|over|on)$/.test(tokens[index + 2]?.text ?? '')
    );
  });
  const token = tokens[at];
  if (token?.kind !== 'number') return { tokens, assumptions: [] };
  const days = DAYS_IN_HOURS[token.value] ?? 1;
  const span: readonly TimeToken[] = [
    { kind: 'number', value: days, text: String(days) },
    { kind: 'word', text: 'days' },
  ];
  return {
    tokens: tokens.toSpliced(at, 2, ...span),
    assumptions: [
      `“${tokens[at - 1]?.text} ${token.text} hours” is read as ${days === 1 ? 'until tomorrow' : `in ${days} days`}, not as ${token.text} hours of work.`,
    ],
  };
}
