import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Panel } from '../../ui/card';
import { readableTime } from '../../ui/format';
import { sessionsOf } from './room-sets';
import { selectInterviewSessions } from './selectors';
import { hasWords, totalOf } from './session-scores';
import { useScores } from './use-scores';

/** The newest sessions that are drawn. */
const MOST = 12;
const WIDTH = 600;
const HEIGHT = 120;
const EDGE = 10;

/** How the sessions of a role went, one after another: score, pace and fillers, drawn and as a table. */
export function TrendPanel({ roleId, roleName, here }: { roleId: string; roleName: string; here: string }) {
  const all = useAppSelector(selectInterviewSessions);
  const sessions = useMemo(() => sessionsOf(all, roleId).filter(hasWords).slice(0, MOST).reverse(), [all, roleId]);
  useScores(sessions);
  if (sessions.length < 2) return null;
  const rows = sessions.map((session) => {
    const { score, pace, fillers } = totalOf(session);
    return { id: session.id, at: session.begunAt, score, pace, fillers };
  });
  const scores = rows.map(({ score }) => score);
  const known = scores.filter((score) => score !== null);
  const [first, last] = [known[0], known.at(-1)];
  return (
    <Panel title="Trend" lead={`Your sessions for ${roleName}, the oldest first; retakes are not counted.`}>
      {known.length > 1 ? (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className="w-full"
          role="img"
          aria-label={`Mean scores of ${known.length} sessions, from ${first?.toFixed(1)} to ${last?.toFixed(1)} of 10. The table below has each session.`}
        >
          {[0, 5, 10].map((score) => (
            <line key={score} x1={EDGE} x2={WIDTH - EDGE} y1={yOf(score)} y2={yOf(score)} stroke="var(--line)" />
          ))}
          <polyline
            points={scores
              .flatMap((score, at) => (score === null ? [] : [`${xOf(at, rows.length)},${yOf(score)}`]))
              .join(' ')}
            fill="none"
            stroke="var(--primary)"
            strokeWidth="2"
          />
          {rows.map(({ id, score }, at) =>
            score === null ? null : (
              <circle
                key={id}
                cx={xOf(at, rows.length)}
                cy={yOf(score)}
                r={id === here ? 6 : 4}
                fill="var(--primary)"
              />
            ),
          )}
        </svg>
      ) : null}
      <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label="Figures of each session">
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
            {rows.map(({ id, at, score, pace, fillers }) => (
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
                </th>
                <td className="figures py-1.5 pl-4 text-right">{score?.toFixed(1) ?? '–'}</td>
                <td className="figures py-1.5 pl-4 text-right">{pace ?? '–'}</td>
                <td className="figures py-1.5 pl-4 text-right">{fillers ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

const xOf = (at: number, of: number): number => Math.round(EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, of - 1));
const yOf = (score: number): number => Math.round(HEIGHT - EDGE - (score * (HEIGHT - 2 * EDGE)) / 10);
