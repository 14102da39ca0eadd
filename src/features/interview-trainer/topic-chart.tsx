import type { TopicScore } from '../../domain/interview/feedback/types';
import { counted } from '../../ui/format';

const ROW = 46;
const LONGEST = 44;

/** The score of each topic as a bar out of 10, and the same as a table. */
export function TopicChart({ rows }: { rows: readonly TopicScore[] }) {
  const best = rows.reduce((a, b) => (b.score > a.score ? b : a));
  const least = rows.reduce((a, b) => (b.score < a.score ? b : a));
  return (
    <figure>
      <svg
        width="100%"
        height={rows.length * ROW}
        role="img"
        aria-label={`Scores of ${counted(rows.length, 'topic')}: highest ${best.topic} with ${best.score}, lowest ${least.topic} with ${least.score}, out of 10. The table below has each topic.`}
      >
        {rows.map(({ topic, score }, index) => (
          <g key={topic} transform={`translate(0 ${index * ROW})`} fill="var(--ink)">
            <text x="0" y="15" fontSize="14">
              {topic.length > LONGEST ? `${topic.slice(0, LONGEST - 1)}…` : topic}
            </text>
            <text x="100%" y="15" fontSize="14" textAnchor="end" className="figures">
              {score.toFixed(1)}
            </text>
            <rect x="0" y="23" width="100%" height="10" rx="5" fill="var(--sunken)" stroke="var(--line)" />
            <rect x="0" y="23" width={`${score * 10}%`} height="10" rx="5" fill="var(--primary)" />
          </g>
        ))}
      </svg>
      <details className="mt-2 text-sm">
        <summary className="min-h-8 py-1 font-medium">By topic, as a table</summary>
        <section className="overflow-x-auto" tabIndex={0} aria-label="Scores by topic">
          <table className="w-full">
            <thead>
              <tr className="border-b border-line text-left">
                <th scope="col" className="py-1.5 pr-4 font-medium">
                  Topic
                </th>
                <th scope="col" className="py-1.5 pr-4 text-right font-medium">
                  Score of 10
                </th>
                <th scope="col" className="py-1.5 text-right font-medium">
                  Answers
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ topic, score, count }) => (
                <tr key={topic} className="border-b border-line">
                  <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                    {topic}
                  </th>
                  <td className="figures py-1.5 pr-4 text-right">{score.toFixed(1)}</td>
                  <td className="figures py-1.5 text-right">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
