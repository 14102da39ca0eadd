import { asksForOrder, columnName } from '../../domain/board/import/columns';
import type { ImportChoices } from '../../domain/board/import/plan';
import { type Columns, ROLES, type Table } from '../../domain/board/import/types';
import { CheckboxField, SelectField } from '../../ui/field';
import { ROLE_WORDS } from './import-words';

/** Which column of a CSV is what: guessed, and to be put right. */
export function ImportColumns({
  table,
  choices,
  onChange,
}: {
  table: Table;
  choices: ImportChoices;
  onChange: (change: Partial<ImportChoices>) => void;
}) {
  const { rows } = table;
  const columns = choices.columns ?? table.guess;
  const change = (part: Partial<Columns>) => onChange({ columns: { ...columns, ...part } });
  const names = (rows[0] ?? []).map((_, column) => ({ column, name: columnName(rows, columns.head, column) }));
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Columns</legend>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {ROLES.map((role) => (
          <SelectField
            key={role}
            label={ROLE_WORDS[role]}
            value={columns[role] ?? ''}
            onChange={({ target: { value } }) => change({ [role]: value === '' ? null : Number(value) })}
          >
            {role === 'task' && columns.task !== null ? null : <option value="">None</option>}
            {names.map(({ name, column }) => (
              <option key={column} value={column}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        <CheckboxField
          label="The first row names the columns"
          checked={columns.head}
          onChange={({ target }) => change({ head: target.checked })}
        />
        <CheckboxField
          label="Put the other columns into the notes"
          checked={columns.rest === 'notes'}
          onChange={({ target }) => change({ rest: target.checked ? 'notes' : 'leave' })}
        />
        {asksForOrder(rows, columns) ? (
          <CheckboxField
            label="Days are written day first: 03/04 is April 3"
            checked={columns.dayFirst}
            onChange={({ target }) => change({ dayFirst: target.checked })}
          />
        ) : null}
      </div>
    </fieldset>
  );
}
