import { DUE_CHOICES, type DueChoice } from '../../domain/board/filter';
import { PRIORITIES, type Priority } from '../../domain/board/types';
import { SelectField } from '../../ui/field';
import type { FilterFieldsProps } from './later-parts';
import { PRIORITY_NAMES } from './words';

const DUE_NAMES: Readonly<Record<DueChoice, string>> = {
  any: 'Any time',
  overdue: 'Overdue',
  today: 'Today',
  week: 'Within seven days',
  none: 'No due date',
};

/** By label, day and priority. */
export function FilterFields({ filter, labels, onChange }: FilterFieldsProps) {
  const known = Object.values(labels).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <section
      aria-label="Filter"
      className="mb-4 grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-3"
    >
      <SelectField label="Label" value={filter.label} onChange={({ target }) => onChange({ label: target.value })}>
        <option value="">All labels</option>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Due"
        value={filter.due}
        onChange={({ target }) => onChange({ due: target.value as DueChoice })}
      >
        {DUE_CHOICES.map((due) => (
          <option key={due} value={due}>
            {DUE_NAMES[due]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Priority"
        value={filter.priority}
        onChange={({ target }) => onChange({ priority: target.value as Priority | 'any' })}
      >
        <option value="any">All priorities</option>
        {PRIORITIES.toReversed().map((priority) => (
          <option key={priority} value={priority}>
            {PRIORITY_NAMES[priority]}
          </option>
        ))}
      </SelectField>
    </section>
  );
}
