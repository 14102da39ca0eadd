import { paths } from '../../app/paths';
import { readableTime } from '../../ui/format';
import { Link } from '../../ui/link';
import { totalOf } from './session-scores';
import type { FiledSession } from './sessions-slice';

/** The newest sessions that are drawn. */
export const MOST = 12;
const WIDTH = 600;
const HEIGHT = 120;
const EDGE = 10;

export interface TrendRow {
  readonly id: string;
  /** ISO date-time. */
  readonly at: string;
  readonly role: string;
  readonly score: number | null;
  readonly pace: number | null;
  readonly fillers: number | null;
}

export const trendRow = (session: FiledSession): TrendRow => {
  const { score, pace, fillers } = totalOf(session);
  return { id: session.id, at: session.begunAt, role: session.role.name, score, pace, fillers };
};

/** Mean scores, one point for each session, the oldest first; nothing for fewer than two. */
export function TrendChart({ rows, here }: { rows: readonly TrendRow[]; here: string | null }) {
  const known = rows.flatMap(({ score }) => (score === null ? [] : [score]));
  if (known.length < 2) return null;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full"
      role="img"
      aria-label={`Mean scores of ${known.length} sessions, from ${known[0]?.toFixed(1)} to ${known.at(-1)?.toFixed(1)} of 10. The table has each session.`}
    >
      {[0, 5, 10].map((score) => (
        <line key={score} x1={EDGE} x2={WIDTH - EDGE} y1={yOf(score)} y2={yOf(score)} stroke="var(--line)" />
      ))}
      <polyline
        points={rows
          .flatMap(({ score }, at) => (score === null ? [] : [`${xOf(at, rows.length)},${yOf(score)}`]))
          .join(' ')}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2"
      />
      {rows.map(({ id, score }, at) =>
        score === null ? null : (
          <circle key={id} cx={xOf(at, rows.length)} cy={yOf(score)} r={id === here ? 6 : 4} fill="var(--primary)" />
        ),
      )}
    </svg>
  );
}

/** The same as a table, with pace and fillers. */
export function TrendTable({
  rows,
  here,
  roles,
}: {
  rows: readonly TrendRow[];
  here: string | null;
  /** Whether the role of each is said. */
  roles: boolean;
}) {
  return (
    <section className="overflow-x-auto" tabIndex={0} aria-label="Figures of each session">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pr-4 text-left font-medium">
              Session
            </th>
            {['Score of 10', 'Words a minute', 'Filler words'].map((head) => (
              <th key={head} scope="col" className="py-1.5 pl-4 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, role, score, pace, fillers }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {id === here ? (
                  `${readableTime(at)} (this one)`
                ) : (
                  <Link
                    to={`${paths.interview}?session=${encodeURIComponent(id)}`}
                    className="text-primary-ink underline"
                  >
                    {readableTime(at)}
                  </Link>
                )}
                {roles ? <span className="block text-ink-soft">{role}</span> : null}
              </th>
              <td className="figures py-1.5 pl-4 text-right">{score?.toFixed(1) ?? '–'}</td>
              <td className="figures py-1.5 pl-4 text-right">{pace ?? '–'}</td>
              <td className="figures py-1.5 pl-4 text-right">{fillers ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const xOf = (at: number, of: number): number => Math.round(EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, of - 1));
const yOf = (score: number): number => Math.round(HEIGHT - EDGE - (score * (HEIGHT - 2 * EDGE)) / 10);
