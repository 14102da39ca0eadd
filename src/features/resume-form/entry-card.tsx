import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useCallback } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { experienceHint, projectHint } from '../../domain/resume-document/hints';
import type { EntryField, EntryOf, Experience, ListName, Project } from '../../domain/resume-document/types';
import { Button, IconButton } from '../../ui/button';
import { entryFieldChanged } from './documents-slice';
import type { FieldWords, ListWords } from './form-words';
import { TextInput } from './text-input';
import { useHint } from './use-hint';

interface CardProps<L extends ListName> {
  resume: string;
  words: ListWords<L>;
  entry: EntryOf<L>;
  index: number;
  last: boolean;
  onMove: (entryId: string, to: number, by: 'up' | 'down') => void;
  onRemove: (entryId: string) => void;
}

/** One job, project or achievement. Drawn again only when it is the one that changed. */
export const EntryCard = memo(function EntryCard<L extends ListName>({
  resume,
  words,
  entry,
  index,
  last,
  onMove,
  onRemove,
}: CardProps<L>) {
  const name = `${words.one} ${index + 1}`;
  const { id } = entry;
  return (
    <fieldset aria-label={name} className="resume-entry min-w-0 rounded-card border border-line bg-ground/60 p-4">
      <div className="mb-3 flex items-center gap-1">
        <span
          data-grip=""
          aria-hidden="true"
          title="Drag to reorder"
          className="-ml-2 grid size-8 cursor-grab touch-none place-items-center rounded-control text-ink-faint hover:bg-sunken active:cursor-grabbing pointer-coarse:size-11"
        >
          <GripVertical className="size-4" />
        </span>
        <p className="min-w-0 flex-1 truncate text-sm font-semibold">{name}</p>
        <IconButton
          label="Move up"
          data-move="up"
          aria-disabled={index === 0}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(id, index - 1, 'up')}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Move down"
          data-move="down"
          aria-disabled={last}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(id, index + 1, 'down')}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <Button look="quiet" size="sm" onClick={() => onRemove(id)}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        {words.fields.map((field) => (
          <div key={field.field} className={clsx((field.area || words.fields.length === 1) && 'sm:col-span-2')}>
            <EntryInput
              resume={resume}
              list={words.list}
              id={id}
              words={field as FieldWords<string>}
              value={(entry as unknown as Readonly<Record<string, string>>)[field.field] ?? ''}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}) as <L extends ListName>(props: CardProps<L>) => ReactNode;

const EntryInput = memo(function EntryInput({
  resume,
  list,
  id,
  words,
  value,
}: {
  resume: string;
  list: ListName;
  id: string;
  words: FieldWords<string>;
  value: string;
}) {
  const dispatch = useAppDispatch();
  const { field } = words;
  const hintOf = useCallback((text: string) => entryHint(list, field, text), [list, field]);
  const hint = useHint(value, hintOf);
  return (
    <TextInput
      words={words}
      value={value}
      hint={hint}
      onChange={(text) =>
        dispatch(
          entryFieldChanged({ id: resume, list, entryId: id, field: field as EntryField<ListName>, value: text }),
        )
      }
    />
  );
});

const job: Experience = { id: '', organization: '', role: '', duration: '', responsibilities: '', aside: '' };
const project: Project = { id: '', project: '', durn: '', desc: '', link: '', aside: '' };

function entryHint(list: ListName, field: string, text: string): string | null {
  if (list === 'experiences') return experienceHint({ ...job, [field]: text }, field as keyof Experience);
  return list === 'projects' ? projectHint({ ...project, [field]: text }, field as keyof Project) : null;
}
