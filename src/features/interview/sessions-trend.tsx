import { useMemo, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { Panel } from '../../ui/card';
import { SelectField } from '../../ui/field';
import { selectInterviewSessions } from './selectors';
import { hasWords } from './session-scores';
import { MOST, TrendChart, TrendTable, trendRow } from './trend-chart';
import { isScored, useScores } from './use-scores';

/** How the sessions went, of one role or of all: the mean score of each that was judged. */
export function SessionsTrend() {
  const all = useAppSelector(selectInterviewSessions);
  const [chosen, setChosen] = useState('');
  const whole = useMemo(() => all.filter((session) => session.retakes === null && hasWords(session)), [all]);
  const roles = [...new Map(whole.map(({ role }) => [role.id, role.name]))];
  // The last session of the role may have been removed.
  const role = roles.some(([id]) => id === chosen) ? chosen : '';
  const shown = useMemo(
    () =>
      whole
        .filter((session) => role === '' || session.role.id === role)
        .slice(0, MOST)
        .reverse(),
    [whole, role],
  );
  useScores(shown);
  // Scores of another rubric are not compared with these; they are judged again.
  const rows = shown
    .filter(isScored)
    .map(trendRow)
    .filter(({ score }) => score !== null);
  if (whole.length === 0) return null;
  return (
    <Panel
      title="Trend"
      lead="The mean score of each session by the built-in rubric, the oldest first; retakes are not counted."
    >
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div className="grid gap-3">
          {roles.length > 1 ? (
            <SelectField label="Role" value={role} onChange={(event) => setChosen(event.target.value)}>
              <option value="">All roles</option>
              {roles.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : null}
          <p role="status" className="text-sm text-ink-soft">
            {words(rows.flatMap(({ score }) => (score === null ? [] : [score])))}
          </p>
          <TrendChart rows={rows} here={null} />
        </div>
        {rows.length === 0 ? null : <TrendTable rows={rows} here={null} roles={role === '' && roles.length > 1} />}
      </div>
    </Panel>
  );
}

function words(scores: readonly number[]): string {
  const [first, last] = [scores[0], scores.at(-1)];
  if (first === undefined || last === undefined) return 'No session has a score yet.';
  if (scores.length === 1) return `One session has a score, ${first.toFixed(1)} of 10. A trend begins with the second.`;
  return `From ${first.toFixed(1)} to ${last.toFixed(1)} of 10 in ${scores.length} sessions.`;
}
