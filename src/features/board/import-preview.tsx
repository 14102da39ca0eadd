import { useRef } from 'react';
import {
  type BoardPlan,
  type BoardView,
  type ImportChoices,
  LEAVE_OUT,
  NEW_LIST,
  titleOf,
} from '../../domain/board/import/plan';
import { type BoardFile, MOST_TAKEN } from '../../domain/board/import/types';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/field';
import { counted, readableClock, shortDay } from '../../ui/format';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { ImportColumns } from './import-columns';
import { FORMAT_WORDS } from './import-words';

interface Props {
  readonly name: string;
  readonly file: BoardFile;
  readonly plan: BoardPlan;
  readonly view: BoardView;
  readonly choices: ImportChoices;
  readonly onChange: (change: Partial<ImportChoices>) => void;
  readonly onAccept: () => void;
  readonly onCancel: () => void;
}

/** Of the tasks that are added, this many are shown. */
const SHOWN = 4;

/** What an import would add, and where; nothing is written before Import is pressed. */
export function ImportPreview({ name, file, plan, view, choices, onChange, onAccept, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(name, () => heading.current, { atFirst: true, scroll: 'nearest', leavesTyping: true });
  const takes = plan.tasks.length;
  const nothing = takes + plan.lists.length === 0;
  return (
    <section
      aria-label="Preview of the import"
      className="mb-5 grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-semibold break-words outline-none" dir="auto">
          Import “{name}”
        </h2>
        <p className="text-sm break-words text-ink-soft">
          {FORMAT_WORDS[file.format]}
          {file.title ? `: ${file.title.slice(0, 120)}` : ''}.
        </p>
        <p role="status" className="mt-2">
          {summary(plan)}
        </p>
      </div>
      {file.table ? <ImportColumns table={file.table} choices={choices} onChange={onChange} /> : null}
      <Lists plan={plan} view={view} choices={choices} onChange={onChange} />
      <First plan={plan} view={view} />
      <Further plan={plan} view={view} choices={choices} onChange={onChange} />
      {plan.remarks.length > 0 ? (
        <ul
          aria-label="What is left out or taken otherwise"
          className="grid list-disc gap-1 pl-5 text-sm text-ink-soft"
        >
          {plan.remarks.map((remark) => (
            <li key={remark} className="break-words">
              {remark}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" disabled={nothing || plan.isTooMuch} onClick={onAccept}>
          {nothing ? 'Nothing to import' : `Import ${counted(takes, 'task')}`}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        {plan.isTooMuch ? (
          <p role="alert" className="text-sm text-danger-ink">
            Up to {MOST_TAKEN.toLocaleString('en')} tasks can be imported at once: leave lists out, or split the file.
          </p>
        ) : null}
      </div>
    </section>
  );
}

function summary({ tasks, lists, labels, duplicates, archived, leftOut }: BoardPlan): string {
  const made = [
    lists.length > 0 ? `${counted(lists.length, 'list')}` : '',
    labels.length > 0 ? `${counted(labels.length, 'label')}` : '',
  ].filter(Boolean);
  const parts = [
    `${counted(tasks.length, 'task')} to import`,
    made.length > 0 ? `${made.join(' and ')} new` : '',
    duplicates > 0 ? `${duplicates} already on the board` : '',
    archived > 0 ? `${archived} archived left out` : '',
    leftOut > 0 ? `${leftOut} in lists left out` : '',
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}

type Part = Pick<Props, 'plan' | 'view' | 'choices' | 'onChange'>;

/** A row for each list of the file, with where it goes. */
function Lists({ plan, view, choices, onChange }: Part) {
  if (plan.sources.length === 0) return null;
  return (
    <div className="max-h-96 overflow-y-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Where each list of the file goes</caption>
        <thead>
          <tr className="border-b border-line text-left text-ink-soft">
            <th scope="col" className="py-2 pr-3 font-medium">
              List in the file
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              Tasks
            </th>
            <th scope="col" className="py-2 font-medium">
              Goes to
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.sources.map(({ at, name, target, count }) => (
            <tr key={at} className="border-b border-line last:border-0">
              <th scope="row" className="max-w-0 py-1.5 pr-3 text-left font-normal break-words" dir="auto">
                {name || 'No list'}
              </th>
              <td className="py-1.5 pr-3 text-right font-mono tabular-nums">{count}</td>
              <td className="w-1/2 py-1.5">
                <select
                  aria-label={`Where “${name || 'No list'}” goes`}
                  value={target}
                  onChange={({ target: { value } }) => onChange({ lists: { ...choices.lists, [name]: value } })}
                  className="h-9 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 pointer-coarse:h-11"
                >
                  {view.lists.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                  {view.room.lists > 0 ? <option value={NEW_LIST}>New list “{titleOf(name)}”</option> : null}
                  <option value={LEAVE_OUT}>Leave out</option>
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The first tasks as they will be, so that a wrong column is seen. */
function First({ plan: { tasks, lists, labels }, view }: Pick<Props, 'plan' | 'view'>) {
  if (tasks.length === 0) return null;
  // Two tasks may have one text.
  const first = tasks.slice(0, SHOWN).map((task, at) => ({ at, task }));
  const listTitle = (id: string) =>
    [...view.lists, ...lists.map(({ key, title }) => ({ id: key, title }))].find((one) => one.id === id)?.title;
  const label = (id: string) =>
    view.labels.find((one) => one.id === id)?.name ?? labels.find(({ key }) => key === id)?.name;
  return (
    <div className="text-sm">
      <p className="mb-1 font-medium">{tasks.length > SHOWN ? `The first ${SHOWN}` : 'What comes in'}</p>
      <ul className="grid gap-1.5">
        {first.map(({ at, task }) => (
          <li key={at} className="break-words">
            <span dir="auto">{task.content.split('\n')[0]?.slice(0, 120)}</span>
            <span className="text-ink-soft">
              {' · '}
              {[
                listTitle(task.list),
                task.due ? `due ${shortDay(task.due)}${task.dueTime ? `, ${readableClock(task.dueTime)}` : ''}` : '',
                task.priority === 'none' ? '' : `${task.priority} priority`,
                task.labels.map(label).join(', ').slice(0, 120),
                task.checklist.length > 0
                  ? `${task.checklist.filter(({ done }) => done).length} of ${task.checklist.length} done`
                  : '',
                task.notes ? 'notes' : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is asked only where the file has such tasks. */
function Further({ plan, view, choices, onChange }: Part) {
  const archives = view.hasArchive && (plan.archived > 0 || choices.archived === 'take');
  if (plan.done === 0 && plan.duplicates === 0 && !archives) return null;
  return (
    <div className="grid gap-3">
      {plan.done > 0 ? (
        <CheckboxField
          label={`Put what is done into Completed (${plan.done})`}
          checked={choices.done === 'completed'}
          onChange={({ target }) => onChange({ done: target.checked ? 'completed' : 'stay' })}
        />
      ) : null}
      {archives ? (
        <CheckboxField
          label="Take archived tasks into the archive"
          checked={choices.archived === 'take'}
          onChange={({ target }) => onChange({ archived: target.checked ? 'take' : 'leave' })}
        />
      ) : null}
      {plan.duplicates > 0 ? (
        <CheckboxField
          label={`Take tasks whose text is on the board already (${plan.duplicates})`}
          checked={choices.duplicates === 'take'}
          onChange={({ target }) => onChange({ duplicates: target.checked ? 'take' : 'leave' })}
        />
      ) : null}
    </div>
  );
}
