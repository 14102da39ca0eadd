import { p95Of, required, worstOf } from '../support/figures.mjs';

const LINES = [
  'mock interview Fri 3pm #northwind 45m !high',
  'Practise system design every Mon, Wed and Fri 20m until 12 Dec /doing',
  'Design review Thursday from 14:00 to 15:30 #onsite #northwind before the end of the month !medium',
  'Read “Designing Data-Intensive Applications” chapters 5 to 9 and note what to ask the day after tomorrow in the evening',
];
const ROUNDS = 20;

/** Quick add: each key of a line being typed, in Node; and the longest text that anyone pastes. */
export const name = 'quick-add';
export function run({ modules: { readQuickAdd } }) {
  const context = {
    now: '2026-11-23T09:30',
    locale: 'en-GB',
    weekStart: 1,
    labels: Array.from({ length: 200 }, (_, index) => ({ id: `label-${index}`, name: `Label ${index}` })),
    lists: Array.from({ length: 20 }, (_, index) => ({ id: `list-${index}`, name: `List ${index}` })),
  };
  const timed = (text) => {
    const from = performance.now();
    readQuickAdd(text, context);
    return performance.now() - from;
  };
  const keys = [];
  for (let round = -1; round < ROUNDS; round++)
    for (const line of LINES)
      for (let end = 1; end <= line.length; end++) {
        const took = timed(line.slice(0, end));
        if (round >= 0) keys.push(took);
      }
  const long = LINES.join(' ').repeat(40).slice(0, 10_000);
  const pasted = Array.from({ length: ROUNDS }, () => timed(long));
  return [
    p95Of('quick add: understood per key', keys, 'ms', required(5), 'in Node, 200 labels, 20 lists'),
    worstOf('quick add: worst key', keys, 'ms', null, 'in Node'),
    p95Of('quick add: 10,000 characters', pasted, 'ms', null, 'in Node'),
  ];
}
