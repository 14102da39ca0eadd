import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { LARGEST_LIMIT } from '../../domain/board/list-changes';
import { tasksIn, titleOf } from '../../domain/board/lists';
import { LONGEST_NAME } from '../../domain/board/types';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { counted } from '../../ui/format';
import { useBoard } from './board-context';
import type { ListFormProps } from './later-parts';
import { selectBoardLists, selectListOrder, selectLists } from './selectors';
import { listChanged, listsAdded } from './steps';

/** Ready-made lists. */
const JOB_HUNT = ['Applied', 'Interview', 'Offer'] as const;

/** Asks for what a list needs: a name, a limit, or where its tasks go. */
export function ListForm(props: ListFormProps) {
  switch (props.ask) {
    case 'addList':
      return <AddList {...props} />;
    case 'rename':
      return <Rename {...props} />;
    case 'limit':
      return <Limit {...props} />;
    case 'removeList':
      return <RemoveList {...props} />;
  }
}

function Frame({
  onSave,
  onClose,
  save,
  children,
}: {
  onSave: () => void;
  onClose: () => void;
  save: string;
  children: React.ReactNode;
}) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit">
          {save}
        </Button>
      </div>
    </form>
  );
}

function AddList({ onClose }: ListFormProps) {
  const dispatch = useAppDispatch();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = (titles: readonly string[]) => {
    dispatch(listsAdded(titles));
    onClose();
  };
  return (
    <Frame
      save="Add list"
      onClose={onClose}
      onSave={() => (title.trim() === '' ? setError('Give the list a name.') : add([title]))}
    >
      <TextField
        label="Name"
        maxLength={LONGEST_NAME}
        value={title}
        error={error}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className="rounded-control border border-line bg-sunken p-3 text-sm">
        <p className="text-ink-soft">Or begin with a ready-made set:</p>
        <Button size="sm" className="mt-2" onClick={() => add(JOB_HUNT)}>
          Job hunt: {JOB_HUNT.join(', ')}
        </Button>
      </div>
    </Frame>
  );
}

function Rename({ list, onClose }: ListFormProps) {
  const dispatch = useAppDispatch();
  const lists = useAppSelector(selectBoardLists);
  const [title, setTitle] = useState(() => titleOf(list, lists));
  const [error, setError] = useState<string | null>(null);
  return (
    <Frame
      save="Save"
      onClose={onClose}
      onSave={() => {
        if (title.trim() === '') return setError('Give the list a name.');
        dispatch(listChanged({ id: list, title }));
        onClose();
      }}
    >
      <TextField
        label="Name"
        maxLength={LONGEST_NAME}
        value={title}
        error={error}
        onChange={(event) => setTitle(event.target.value)}
      />
    </Frame>
  );
}

function Limit({ list, onClose }: ListFormProps) {
  const dispatch = useAppDispatch();
  const lists = useAppSelector(selectBoardLists);
  const [limit, setLimit] = useState(() => String(lists[list]?.limit ?? ''));
  return (
    <Frame
      save="Save"
      onClose={onClose}
      onSave={() => {
        dispatch(listChanged({ id: list, limit: limit === '' ? null : Number(limit) }));
        onClose();
      }}
    >
      <TextField
        label={`Most tasks in ${titleOf(list, lists)}`}
        help="More can still be added; the list then says so. Leave it empty for no limit."
        type="number"
        inputMode="numeric"
        min={1}
        max={LARGEST_LIMIT}
        value={limit}
        onChange={(event) => setLimit(event.target.value)}
      />
    </Frame>
  );
}

function RemoveList({ list, onClose }: ListFormProps) {
  const { actions } = useBoard();
  const order = useAppSelector(selectListOrder);
  const count = useAppSelector((state) => tasksIn(selectLists(state), list).length);
  const [to, setTo] = useState('todo');
  return (
    <Frame
      save="Remove list"
      onClose={onClose}
      onSave={() => {
        actions.removeList(list, to);
        onClose();
      }}
    >
      <SelectField
        label={`Move ${count === 1 ? 'its task' : `its ${counted(count, 'task')}`} to`}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      >
        {order
          .filter(({ id }) => id !== list)
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </SelectField>
    </Frame>
  );
}
