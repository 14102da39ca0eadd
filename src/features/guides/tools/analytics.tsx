import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { isDay } from '../../../domain/guides/post-day';
import { byWeek, inWords, MEASURES, type Measure, readFigure } from '../../../domain/guides/weekly-figures';
import { mondayOf } from '../../../domain/guides/weeks';
import { Button, IconButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { SelectField, TextField } from '../../../ui/field';
import { useToast } from '../../../ui/toast';
import { weekId } from '../drafts-schema';
import { draftsOfKind, guideDraftKept, guideDraftRemoved, type WeekDraft } from '../drafts-slice';
import { selectGuideDrafts } from '../selectors';
import { WeekChart } from './week-chart';

const blank = { views: '', searches: '', followers: '' };

/** LinkedIn's Analytics Dashboard: the figures that LinkedIn shows, entered once a week, as a line. */
export function AnalyticsTool() {
  const drafts = useAppSelector(selectGuideDrafts);
  const weeks = useMemo(() => byWeek(draftsOfKind(drafts, 'week')) as readonly WeekDraft[], [drafts]);
  const [measure, setMeasure] = useState<Measure>('views');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const remove = (week: WeekDraft) => {
    dispatch(guideDraftRemoved(week.id));
    toast({
      text: `Figures for the week of ${week.week} removed.`,
      action: { label: 'Undo', run: () => dispatch(guideDraftKept(week)) },
    });
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <NewWeek weeks={weeks} />
      {weeks.length === 0 ? (
        <EmptyState title="No week entered yet">
          Each week you enter is a point on the line. Two weeks are enough to show which way it goes.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <div className="sm:w-64">
            <SelectField
              label="Shown in the chart"
              value={measure}
              onChange={(event) => setMeasure(MEASURES.find(({ id }) => id === event.target.value)?.id ?? 'views')}
            >
              {MEASURES.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <WeekChart weeks={weeks} measure={measure} />
          <p className="text-ink-soft">{inWords(weeks, measure)}</p>
          <section aria-label="Figures by week" tabIndex={0} className="relative overflow-x-auto">
            <table className="w-full min-w-md text-sm">
              <caption className="sr-only">Figures by week</caption>
              <thead>
                <tr className="border-b border-line-strong text-right text-ink-soft">
                  <th scope="col" className="py-2 text-left font-medium">
                    Week of
                  </th>
                  {MEASURES.map(({ id, name }) => (
                    <th key={id} scope="col" className="py-2 font-medium">
                      {name}
                    </th>
                  ))}
                  <th scope="col">
                    <span className="sr-only">Remove</span>
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {[...weeks].reverse().map((week) => (
                  <tr key={week.id} className="text-right">
                    <th scope="row" className="figures text-left font-normal">
                      {week.week}
                    </th>
                    {MEASURES.map(({ id }) => (
                      <td key={id} className="figures">
                        {week[id].toLocaleString('en-US')}
                      </td>
                    ))}
                    <td className="w-12">
                      <IconButton label={`Remove the week of ${week.week}`} onClick={() => remove(week)}>
                        <Trash2 />
                      </IconButton>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      )}
    </div>
  );
}

function NewWeek({ weeks }: { weeks: readonly WeekDraft[] }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [date, setDate] = useState(today);
  const [typed, setTyped] = useState(blank);
  const [tried, setTried] = useState(false);
  const figures = {
    views: readFigure(typed.views),
    searches: readFigure(typed.searches),
    followers: readFigure(typed.followers),
  };
  const save = () => {
    setTried(true);
    const { views, searches, followers } = figures;
    if (!isDay(date) || views === null || searches === null || followers === null) return;
    const week = mondayOf(date);
    const before = weeks.find((known) => known.week === week);
    dispatch(guideDraftKept({ id: weekId(week), kind: 'week', week, views, searches, followers }));
    if (before)
      toast({
        text: `The figures for the week of ${week} were replaced.`,
        action: { label: 'Undo', run: () => dispatch(guideDraftKept(before)) },
      });
    setTyped(blank);
    setTried(false);
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className="measure text-ink-soft">
        LinkedIn shows these figures to you alone, on your profile under Analytics. Elevate cannot read them there: type
        them in once a week. They stay on this device.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label="Any day of that week"
          type="date"
          value={date}
          onChange={(event) => setDate(event.target.value)}
          error={tried && !isDay(date) ? 'Choose a day.' : null}
        />
        {MEASURES.map(({ id, name }) => (
          <TextField
            key={id}
            label={name}
            inputMode="numeric"
            value={typed[id]}
            onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
            error={tried && figures[id] === null ? 'Enter a whole number, 0 or more.' : null}
          />
        ))}
      </div>
      <div>
        <Button type="submit" look="primary">
          Save this week
        </Button>
      </div>
    </form>
  );
}

/** The reader's present day, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
