import { inWords, type Measure, type WeekFigures } from '../../../domain/guides/weekly-figures';

/** One measure over the weeks as a line with a point for each; its words say the same. Labels keep their size on any width. */
export function WeekChart({ weeks, measure }: { weeks: readonly WeekFigures[]; measure: Measure }) {
  const times = weeks.map(({ week }) => Date.parse(week));
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0];
  const top = niceTop(Math.max(...weeks.map((week) => week[measure]), 1));
  // In percent. A week that was not entered leaves a gap in time, not a step.
  const points = weeks.map((week, index) => ({
    week: week.week,
    x: to === from ? 50 : (((times[index] ?? 0) - from) / (to - from)) * 100,
    y: 100 - (week[measure] / top) * 100,
  }));
  const ends = points.length === 1 ? points : [points[0], points.at(-1)];
  return (
    <figure role="img" aria-label={inWords(weeks, measure)} className="pt-2">
      <div aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-xs text-ink-soft">
        <div className="figures -my-2 flex h-44 flex-col justify-between text-right">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value.toLocaleString('en-US')}</span>
          ))}
        </div>
        <div className="relative mr-2 h-40 border-y border-line">
          <div className="absolute inset-x-0 top-1/2 border-t border-line" />
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              stroke="var(--primary)"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {points.map(({ week, x, y }) => (
            <span
              key={week}
              style={{ left: `${x}%`, top: `${y}%` }}
              className="absolute size-2.5 -translate-1/2 rounded-chip border-2 border-primary bg-surface"
            />
          ))}
        </div>
        <div className={`figures col-start-2 flex ${ends.length === 1 ? 'justify-center' : 'justify-between'}`}>
          {ends.map((point) => (
            <span key={point?.week}>{point?.week}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The least of 2, 4, 10 × 10ⁿ that holds the value, so that its half is whole. */
function niceTop(value: number): number {
  for (let size = 1; ; size *= 10) {
    const found = [2, 4, 10].find((step) => step * size >= value);
    if (found) return found * size;
  }
}
