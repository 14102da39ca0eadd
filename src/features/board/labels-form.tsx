import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { type BoardLabel, LONGEST_NAME } from '../../domain/board/types';
import { COLOURS, type Colour, colourWords } from '../../domain/colours/names';
import { Button, IconButton } from '../../ui/button';
import { selectLabels, selectTasks } from './selectors';
import { labelAdded, labelChanged, labelRemoved } from './steps';

const field =
  'h-10 min-w-0 rounded-control border border-line-strong bg-surface px-3 text-base hover:border-ink-faint focus:border-primary pointer-coarse:h-11';

/** All labels of the board: their names and colours, new ones, and those that go. */
export function LabelsForm({ task, onBack }: { task: string; onBack: (() => void) | null }) {
  const labels = useAppSelector(selectLabels);
  const known = Object.values(labels).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="grid grid-cols-1 gap-2">
      {known.length === 0 ? (
        <p className="text-sm text-ink-soft">No labels yet. Give the first one a name and a colour.</p>
      ) : null}
      <ul className="grid grid-cols-1 gap-2">
        {known.map((label) => (
          <LabelRow key={label.id} label={label} />
        ))}
      </ul>
      <NewLabel task={task} />
      {onBack ? (
        <Button size="sm" look="quiet" className="justify-self-start" onClick={onBack}>
          Back to the task
        </Button>
      ) : null}
    </div>
  );
}

function LabelRow({ label }: { label: BoardLabel }) {
  const dispatch = useAppDispatch();
  const [name, setName] = useState(label.name);
  const uses = useAppSelector(
    (state) => Object.values(selectTasks(state)).filter(({ labels }) => labels.includes(label.id)).length,
  );
  const rename = () => {
    if (name.trim() !== '' && name !== label.name) dispatch(labelChanged({ id: label.id, name }));
    else setName(label.name);
  };
  return (
    <li className="flex flex-wrap items-center gap-2">
      <input
        aria-label={`Name of the label ${label.name}`}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            rename();
          }
        }}
        className={`${field} flex-1 basis-24`}
      />
      <ColourSelect
        label={`Colour of the label ${label.name}`}
        colour={label.colour}
        onChange={(colour) => dispatch(labelChanged({ id: label.id, colour }))}
      />
      <IconButton
        label={uses === 0 ? `Remove the label ${label.name}` : `Remove the label ${label.name}, used ${uses} times`}
        onClick={() => dispatch(labelRemoved(label.id))}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function NewLabel({ task }: { task: string }) {
  const dispatch = useAppDispatch();
  const [name, setName] = useState('');
  const [colour, setColour] = useState<Colour>('blue');
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (name.trim() === '') return;
        dispatch(labelAdded({ name, colour, task }));
        setName('');
      }}
    >
      <input
        aria-label="Name of a new label"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className={`${field} flex-1 basis-24`}
      />
      <ColourSelect label="Colour of the new label" colour={colour} onChange={setColour} />
      <Button type="submit">Add label</Button>
    </form>
  );
}

function ColourSelect({
  label,
  colour,
  onChange,
}: {
  label: string;
  colour: Colour;
  onChange: (colour: Colour) => void;
}) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" data-swatch="" data-colour={colour} className="size-4 rounded-chip bg-(--hue-line)" />
      <select
        aria-label={label}
        value={colour}
        onChange={(event) => onChange(event.target.value as Colour)}
        className={`${field} px-2!`}
      >
        {COLOURS.map((one) => (
          <option key={one} value={one}>
            {colourWords(one)}
          </option>
        ))}
      </select>
    </span>
  );
}
