import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { Panel } from '../../ui/card';
import { sessionsOf } from './room-sets';
import { selectInterviewSessions } from './selectors';
import { hasWords } from './session-scores';
import { MOST, TrendChart, TrendTable, trendRow } from './trend-chart';
import { useScores } from './use-scores';

/** How the sessions of a role went, one after another: score, pace and fillers, drawn and as a table. */
export function TrendPanel({ roleId, roleName, here }: { roleId: string; roleName: string; here: string }) {
  const all = useAppSelector(selectInterviewSessions);
  const sessions = useMemo(() => sessionsOf(all, roleId).filter(hasWords).slice(0, MOST).reverse(), [all, roleId]);
  useScores(sessions);
  if (sessions.length < 2) return null;
  const rows = sessions.map(trendRow);
  return (
    <Panel title="Trend" lead={`Your sessions for ${roleName}, the oldest first; retakes are not counted.`}>
      <div className="grid gap-3">
        <TrendChart rows={rows} here={here} />
        <TrendTable rows={rows} here={here} roles={false} />
      </div>
    </Panel>
  );
}
