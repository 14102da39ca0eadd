import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { emptyEntry } from '../../domain/resume-document/edits';
import { experienceHint, projectHint } from '../../domain/resume-document/hints';
import type {
  AnyEntry,
  EntryField,
  Experience,
  ListName,
  Project,
  ResumeLists,
} from '../../domain/resume-document/types';
import { Button, IconButton } from '../../ui/button';
import { entryFieldChanged, partHidden } from './documents-slice';
import type { FieldWords, ListWords } from './form-words';
import { More } from './more';
import { OfferedHere } from './offered-here';
import { selectResume } from './selectors';
import { TextInput } from './text-input';
import { useHint } from './use-hint';

interface CardProps<L extends ListName> {
  resume: string;
  words: ListWords<L>;
  entryId: string;
  index: number;
  last: boolean;
  onMove: (entryId: string, to: number, by: 'up' | 'down') => void;
  onRemove: (entryId: string) => void;
}

/** One job, project or achievement. It reads its own entry alone: a keystroke elsewhere does not draw it again. */
export const EntryCard = memo(function EntryCard<L extends ListName>({
  resume,
  words: { list, one, fields, more },
  entryId,
  index,
  last,
  onMove,
  onRemove,
}: CardProps<L>) {
  const name = `${one} ${index + 1}`;
  const entry = useAppSelector((state) => entryAt(selectResume(state, resume)?.[list] ?? NONE, entryId, index));
  const hidden = useAppSelector((state) => selectResume(state, resume)?.hidden.includes(entryId) ?? false);
  if (!entry) return null;
  return (
    <fieldset aria-label={name} className="resume-entry min-w-0 rounded-card border border-line bg-ground/60 p-4">
      <Head
        resume={resume}
        id={entryId}
        name={name}
        index={index}
        first={index === 0 && list !== 'schools'}
        last={last}
        hidden={hidden}
        onMove={onMove}
        onRemove={onRemove}
      />
      {hidden ? <p className="mb-3 text-sm text-ink-faint">Kept here, and not printed.</p> : null}
      <Fields resume={resume} list={list} entry={entry} fields={fields} />
      {more ? (
        <More title="More" filled={more.some(({ field }) => entry[field] !== '')}>
          <Fields resume={resume} list={list} entry={entry} fields={more} />
        </More>
      ) : null}
    </fieldset>
  );
}) as <L extends ListName>(props: CardProps<L>) => ReactNode;

const NONE: readonly never[] = [];

/** The entry with this id, which mostly is at this place. */
function entryAt(entries: ResumeLists[ListName], id: string, index: number): AnyEntry | undefined {
  const all = entries as unknown as readonly AnyEntry[];
  return all[index]?.id === id ? all[index] : all.find((entry) => entry.id === id);
}

/** Its name, its place and the ways to change that; its icons are not drawn again while one types. */
const Head = memo(function Head({
  resume,
  id,
  name,
  index,
  first,
  last,
  hidden,
  onMove,
  onRemove,
}: {
  resume: string;
  id: string;
  name: string;
  first: boolean;
  hidden: boolean;
} & Pick<CardProps<ListName>, 'index' | 'last' | 'onMove' | 'onRemove'>) {
  const dispatch = useAppDispatch();
  return (
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
        label={hidden ? 'Show on the page' : 'Hide from the page'}
        aria-pressed={hidden}
        onClick={() => dispatch(partHidden({ id: resume, key: id, hidden: !hidden }))}
      >
        {hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
      <IconButton
        label="Move up"
        data-move="up"
        aria-disabled={first}
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
  );
});

function Fields({
  resume,
  list,
  entry,
  fields,
}: {
  resume: string;
  list: ListName;
  entry: AnyEntry;
  fields: readonly FieldWords<string>[];
}) {
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field.field} className={clsx((field.area || fields.length === 1) && 'sm:col-span-2')}>
          <EntryInput resume={resume} list={list} id={entry.id} words={field} value={entry[field.field] ?? ''} />
        </div>
      ))}
    </div>
  );
}

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
    <>
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
      {words.area || field === 'keywords' ? <OfferedHere entryId={id} field={field} /> : null}
    </>
  );
});

const job = emptyEntry('experiences', '');
const project = emptyEntry('projects', '');

function entryHint(list: ListName, field: string, text: string): string | null {
  if (field === 'link') return projectHint({ ...project, link: text }, 'link');
  if (list === 'projects') return projectHint({ ...project, [field]: text }, field as keyof Project);
  // Volunteer work is described as jobs are.
  return list === 'experiences' || list === 'volunteer'
    ? experienceHint({ ...job, [field]: text }, field as keyof Experience)
    : null;
}
