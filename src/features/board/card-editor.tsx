import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { taskName } from '../../domain/board/due';
import { LONGEST_CONTENT, type Task } from '../../domain/board/types';
import { joinWords } from '../../domain/text/merge-lines';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { useBoard } from './board-context';
import { taskDraftChanged, taskEdited } from './board-slice';
import { selectTasks } from './selectors';

/** The text of a card, edited in place: Enter saves, Shift+Enter begins a line, Escape leaves it as it was. */
export function CardEditor({ task }: { task: Task }) {
  const { actions } = useBoard();
  const [base] = useState(task.content);
  const [content, setContent] = useState(base);
  const joined = useJoinedContent(base);
  const settled = useRef(false);
  const words = useRef(content);
  words.current = content;
  useKeptOnLeaving(task, base, words, settled);

  const close = (save: boolean) => {
    if (settled.current) return;
    settled.current = true;
    if (save) actions.save(task, joined(task, content));
    actions.edit(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        close(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close(true);
      }}
    >
      <textarea
        ref={focused}
        aria-label={`Text of ${taskName(task)}`}
        dir="auto"
        rows={2}
        maxLength={LONGEST_CONTENT}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            close(true);
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            close(false);
          }
        }}
        className="field-sizing-content max-h-80 min-h-14 w-full resize-none rounded-control border border-line-strong bg-surface px-2 py-1 text-sm focus:border-primary"
      />
      <div className="mt-1.5 flex flex-wrap justify-end gap-1.5">
        <Button size="sm" look="quiet" onClick={() => close(false)}>
          Cancel
        </Button>
        <Button size="sm" look="primary" type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}

function focused(field: HTMLTextAreaElement | null): void {
  if (!field || document.activeElement === field) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** When the card goes away under the words, they are saved; when the task itself is gone, they wait in the dialog. */
function useKeptOnLeaving(
  task: Task,
  base: string,
  words: { readonly current: string },
  settled: { readonly current: boolean },
) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const joined = useJoinedContent(base);
  const latest = useRef({ task, joined });
  latest.current = { task, joined };
  useEffect(
    () => () => {
      const { task, joined } = latest.current;
      const mine = words.current;
      if (settled.current || mine === base) return;
      const now = selectTasks(store.getState())[task.id];
      if (now) dispatch(taskEdited({ id: task.id, content: joined(now, mine) }));
      else if (mine.trim() !== '') {
        dispatch(taskDraftChanged({ content: mine, due: task.due }));
        toast({ text: 'The task was removed in another tab. Your text is waiting in Add New Task.' });
      }
    },
    [base, words, settled, store, dispatch, toast],
  );
}

/** What was written on `base` with what another tab wrote since; where they clash the other is kept, too. */
function useJoinedContent(base: string): (task: Task, mine: string) => string {
  const { storage } = useDevice();
  return (task, mine) =>
    joinWords({ base, mine, theirs: task.content }, () => void storage.keepBoth('tasks', task.id, task, ['content']));
}
