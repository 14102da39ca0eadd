import { wordsPerMinute } from '../../domain/typing/score';
import type { TypingSecond } from '../../domain/typing/types';

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 40;
const BOTTOM = 24;
const TOP = 12;
const STEPS = [10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000];

interface Row {
  readonly second: number;
  /** Speed within this second, in words per minute. */
  readonly speed: number;
  /** Speed from the start to the end of this second. */
  readonly average: number;
  readonly wrong: number;
}

/** Speed by second: bars for each second, a line for the average so far, crosses for mistakes; and the same as a table. */
export function SpeedChart({ series }: { series: readonly TypingSecond[] }) {
  const rows = rowsOf(series);
  const fastest = Math.max(...rows.map(({ speed }) => speed), 1);
  const step = STEPS.find((size) => fastest / size <= 4) ?? fastest;
  const top = Math.ceil(fastest / step) * step;
  const slot = (WIDTH - LEFT) / rows.length;
  const x = (index: number) => LEFT + (index + 0.5) * slot;
  const y = (speed: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - speed / top);
  const peak = rows.find(({ speed }) => speed === fastest);
  const mistakes = rows.reduce((sum, { wrong }) => sum + wrong, 0);
  const every = Math.max(1, Math.ceil(rows.length / 10));
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Speed by second: fastest in second ${peak?.second ?? 1} with ${fastest} WPM; ${mistakes} wrong in all. The table below has each second.`}
        className="w-full text-ink-soft"
      >
        {Array.from({ length: top / step + 1 }, (_, n) => n * step).map((speed) => (
          <g key={speed}>
            <line x1={LEFT} x2={WIDTH} y1={y(speed)} y2={y(speed)} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(speed) + 4} textAnchor="end" fontSize="12" fill="currentColor">
              {speed}
            </text>
          </g>
        ))}
        {rows.map(({ second, speed, wrong }, index) => (
          <g key={second}>
            <rect
              x={x(index) - slot * 0.35}
              width={slot * 0.7}
              y={y(speed)}
              height={y(0) - y(speed)}
              fill="var(--primary)"
              opacity="0.45"
            />
            {wrong > 0 ? (
              <path
                d={`M${x(index) - 4} ${TOP - 4}l8 8m0-8l-8 8`}
                stroke="var(--danger)"
                strokeWidth="2"
                data-wrong={wrong}
              />
            ) : null}
            {index % every === every - 1 || rows.length === 1 ? (
              <text x={x(index)} y={HEIGHT - 6} textAnchor="middle" fontSize="12" fill="currentColor">
                {second}
              </text>
            ) : null}
          </g>
        ))}
        <polyline
          points={rows.map(({ average }, index) => `${x(index)},${y(average)}`).join(' ')}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2"
        />
      </svg>
      <figcaption className="mt-1 text-sm text-ink-soft">
        WPM by second. Bars: within the second. Line: average so far. ×: a wrong character.
      </figcaption>
      <details className="mt-2 text-sm">
        <summary className="min-h-8 py-1 font-medium">By second, as a table</summary>
        <section className="max-h-64 overflow-y-auto" tabIndex={0} aria-label="Speed by second">
          <table className="figures w-full text-right">
            <thead>
              <tr className="border-b border-line font-sans">
                <th scope="col">Second</th>
                <th scope="col">WPM</th>
                <th scope="col">Average</th>
                <th scope="col">Wrong</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ second, speed, average, wrong }) => (
                <tr key={second}>
                  <th scope="row" className="font-normal">
                    {second}
                  </th>
                  <td>{speed}</td>
                  <td>{average}</td>
                  <td>{wrong}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

function rowsOf(series: readonly TypingSecond[]): readonly Row[] {
  let typed = 0;
  return series.map((second, index) => {
    typed += second.typed;
    return {
      second: index + 1,
      speed: wordsPerMinute(second.typed, 1000),
      average: wordsPerMinute(typed, (index + 1) * 1000),
      wrong: second.typed - second.correct,
    };
  });
}
