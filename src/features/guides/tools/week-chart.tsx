import { inWords, type Measure, type WeekFigures } from '../../../domain/profile/weekly-figures';

const WIDTH = 640;
const HEIGHT = 180;
const LEFT = 56;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 26;

/** One measure over the weeks as a line with a point for each; its words say the same. */
export function WeekChart({ weeks, measure }: { weeks: readonly WeekFigures[]; measure: Measure }) {
  const times = weeks.map(({ week }) => Date.parse(week));
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0];
  const top = niceTop(Math.max(...weeks.map((week) => week[measure]), 1));
  // A week that was not entered leaves a gap in time, not a step.
  const x = (time: number) => LEFT + (to === from ? 0.5 : (time - from) / (to - from)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  const points = weeks.map((week, index) => ({ at: x(times[index] ?? 0), to: y(week[measure]), week: week.week }));
  const labelled = points.filter((_, index) => index === 0 || index === points.length - 1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={inWords(weeks, measure)}
      className="w-full text-ink-soft"
    >
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" fontSize="12" fill="currentColor">
            {value.toLocaleString('en-US')}
          </text>
        </g>
      ))}
      <polyline
        points={points.map(({ at, to: height }) => `${at},${height}`).join(' ')}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {points.map(({ at, to: height, week }) => (
        <circle key={week} cx={at} cy={height} r="4" fill="var(--surface)" stroke="var(--primary)" strokeWidth="2.5" />
      ))}
      {labelled.map(({ at, week }, index) => (
        <text
          key={week}
          x={at}
          y={HEIGHT - 6}
          textAnchor={labelled.length === 1 ? 'middle' : index === 0 ? 'start' : 'end'}
          fontSize="12"
          fill="currentColor"
        >
          {week}
        </text>
      ))}
    </svg>
  );
}

/** The least even number of the form 2, 4, 10 × 10ⁿ that holds the value, so that its half is whole. */
function niceTop(value: number): number {
  for (let size = 1; ; size *= 10) {
    const found = [2, 4, 10].find((step) => step * size >= value);
    if (found) return found * size;
  }
}
