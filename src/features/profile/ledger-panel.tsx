import { Download } from 'lucide-react';
import { useDevice } from '../../app/hooks';
import { ledgerToCsv, ledgerToJson } from '../../domain/activity/export';
import { totalsOf } from '../../domain/activity/figures';
import { type Activity, activityWords } from '../../domain/activity/types';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';

/** Everything done by kind, and all of it as a file. */
export function LedgerPanel({ activities, today }: { activities: readonly Activity[]; today: string }) {
  const { download } = useDevice();
  return (
    <Panel title="What you did" lead="Each thing counts once, and stays counted even when you remove it.">
      <table className="w-full text-sm">
        <caption className="sr-only">How often each kind was done</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Times</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {totalsOf(activities).map(({ kind, count }) => (
            <tr key={kind}>
              <th scope="row" className="py-2 text-left font-normal first-letter:uppercase">
                {activityWords[kind].many}
              </th>
              <td className="figures py-2 text-right font-semibold">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          onClick={() => download(`elevate-activity-${today}.csv`, ledgerToCsv(activities), 'text/csv;charset=utf-8')}
        >
          <Download aria-hidden="true" /> Download CSV
        </Button>
        <Button
          onClick={() => download(`elevate-activity-${today}.json`, ledgerToJson(activities), 'application/json')}
        >
          <Download aria-hidden="true" /> Download JSON
        </Button>
      </div>
    </Panel>
  );
}
