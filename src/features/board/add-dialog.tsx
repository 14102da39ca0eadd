import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { titleOf } from '../../domain/board/lists';
import { type ListId, LONGEST_CONTENT } from '../../domain/board/types';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea, TextField } from '../../ui/field';
import { emptyTaskDraft, taskAdded, taskDraftChanged } from './board-slice';
import { selectBoardLists, selectTaskDraft } from './selectors';

/** Asks for a new task. An empty or cancelled answer adds nothing; what is half written outlives a reload. */
export function AddDialog({ list, onClose }: { list: ListId | null; onClose: () => void }) {
  return (
    <Dialog open={list !== null} onClose={onClose} title="Add New Task">
      {list ? <AddForm list={list} onClose={onClose} /> : null}
    </Dialog>
  );
}

function AddForm({ list, onClose }: { list: ListId; onClose: () => void }) {
  const draft = useAppSelector(selectTaskDraft);
  const lists = useAppSelector(selectBoardLists);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // After the dialog, which takes the focus first and notes who had it.
    const frame = requestAnimationFrame(() => {
      const { current } = form;
      if (!current?.contains(document.activeElement)) current?.querySelector('textarea')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const forget = () => dispatch(taskDraftChanged(emptyTaskDraft));
  const add = () => {
    if (draft.content.trim() !== '') dispatch(taskAdded({ ...draft, list }));
    forget();
    onClose();
  };
  return (
    <form
      ref={form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextArea
        label={`Enter a new task for the ${titleOf(list, lists)} column:`}
        help="Enter adds it, Shift+Enter begins a new line."
        dir="auto"
        rows={3}
        maxLength={LONGEST_CONTENT}
        value={draft.content}
        onChange={(event) =>
          dispatch(taskDraftChanged({ ...draft, content: event.target.value.slice(0, LONGEST_CONTENT) }))
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <div className="max-w-52">
        <TextField
          label="Due date, if it has one"
          type="date"
          min="1000-01-01"
          max="9999-12-31"
          value={draft.due ?? ''}
          onChange={(event) => dispatch(taskDraftChanged({ ...draft, due: event.target.value || null }))}
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button
          onClick={() => {
            forget();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button look="primary" type="submit">
          Add task
        </Button>
      </div>
    </form>
  );
}
