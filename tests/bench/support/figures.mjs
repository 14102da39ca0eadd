import { median, percentile } from './statistics.mjs';

/**
 * One line of the table. `how` says in a few words how it was taken.
 * @typedef {{ name: string, value: number, unit: string, target: Target | null, how: string, samples: number[] }} Figure
 * @typedef {{ atMost: number, from: string }} Target
 */

/** The project's own requirement (issue 2, "Speed and memory"). */
export const required = (atMost) => ({ atMost, from: 'required' });
/** Chosen here; `from` names the rule it follows. */
export const chosen = (atMost, from) => ({ atMost, from });

/** The limit up to which an answer seems immediate (RAIL model). */
export const RAIL = chosen(100, 'RAIL response');
/** Web Vitals, "good": Interaction to Next Paint and Largest Contentful Paint, in milliseconds. */
export const GOOD_INP = chosen(200, 'Web Vitals INP');
export const GOOD_LCP = chosen(2500, 'Web Vitals LCP');

/** @returns {Figure} one reading that needs no repetition, such as a size */
export const reading = (name, value, unit, target, how) => ({ name, value, unit, target, how, samples: [value] });

/** @returns {Figure} the median of several runs; n is added to `how` */
export const medianOf = (name, samples, unit, target, how) => ({
  name,
  value: median(samples),
  unit,
  target,
  how: `${how}; median, n = ${samples.length}`,
  samples,
});

/** @returns {Figure} the 95th percentile (nearest rank); n is added to `how` */
export const p95Of = (name, samples, unit, target, how) => ({
  name,
  value: percentile(samples, 0.95),
  unit,
  target,
  how: `${how}; n = ${samples.length}`,
  samples,
});

/** @returns {Figure} the worst of several runs; n is added to `how` */
export const worstOf = (name, samples, unit, target, how) => ({
  name,
  value: Math.max(...samples),
  unit,
  target,
  how: `${how}; worst, n = ${samples.length}`,
  samples,
});

/** `ok`, `miss`, or an empty text where no target is set. */
export const verdict = ({ value, target }) => (target === null ? '' : value <= target.atMost ? 'ok' : 'miss');

function rounded(value, unit) {
  if (Number.isInteger(value)) return String(value);
  if (unit === '×') return value.toFixed(2);
  return value.toFixed(value >= 100 || (unit === 'ms' && value >= 25) ? 0 : 1);
}
const withUnit = (value, unit) => `${rounded(value, unit)}${unit === '' ? '' : ` ${unit}`}`;

/** The figures as a Markdown table whose columns line up in a terminal. */
export function tableOf(figures) {
  const rows = [
    ['figure', 'value', 'target', '', 'how it was taken'],
    ...figures.map((figure) => [
      figure.name,
      withUnit(figure.value, figure.unit),
      figure.target === null ? '–' : `≤ ${withUnit(figure.target.atMost, figure.unit)} (${figure.target.from})`,
      verdict(figure),
      figure.how,
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}
