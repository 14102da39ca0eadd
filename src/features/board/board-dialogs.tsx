import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { taskName } from '../../domain/board/due';
import type { CalendarBlock } from '../../domain/board/types';
import { Dialog } from '../../ui/dialog';
import { HeldKeys } from '../../ui/held-keys';
import { Overlay } from '../../ui/overlay';
import { AddDialog } from './add-dialog';
import { type BoardAsk, useBoard } from './board-context';
import { taskEdited } from './board-slice';
import { CalendarDialog, CardForm, DueDialog, FindTimeDialog, ListForm } from './later-parts';
import { selectTasks } from './selectors';
import type { ToCalendar } from './to-calendar';

const TITLES = {
  addList: 'Add a list',
  rename: 'Rename the list',
  limit: 'Limit of the list',
  removeList: 'Remove the list',
} as const;

/** The dialogs of the board, one at a time. What they hold is fetched when it is first opened. */
export function BoardDialogs({
  asked,
  onClose,
  toCalendar,
  plan,
}: {
  asked: BoardAsk | null;
  onClose: () => void;
  toCalendar: ToCalendar | null;
  plan: (block: CalendarBlock) => void;
}) {
  const { today } = useBoard();
  const dispatch = useAppDispatch();
  const card = useAppSelector((state) => (asked?.kind === 'card' ? selectTasks(state)[asked.id] : undefined));
  const list =
    asked?.kind === 'addList' || asked?.kind === 'rename' || asked?.kind === 'limit' || asked?.kind === 'removeList';
  return (
    <>
      <AddDialog list={asked?.kind === 'add' ? asked.list : null} onClose={onClose} />
      <Dialog
        open={card !== undefined}
        onClose={() => {
          // Escape there leaves the field alone.
          if (!document.activeElement?.hasAttribute('data-escapes')) onClose();
        }}
        title="Task"
        lead={card ? taskName(card) : ''}
        width="44rem"
      >
        {card ? (
          <Overlay resetKey={card.id}>
            <CardForm key={card.id} id={card.id} onClose={onClose} />
          </Overlay>
        ) : null}
      </Dialog>
      <Dialog open={list} onClose={onClose} title={list ? TITLES[asked.kind] : ''} width="26rem">
        {list ? (
          <Overlay resetKey={asked.kind}>
            <ListForm ask={asked.kind} list={'list' in asked ? asked.list : ''} onClose={onClose} />
          </Overlay>
        ) : null}
      </Dialog>
      <Overlay resetKey="day" waiting={<HeldKeys onLeave={onClose} />}>
        {asked?.kind === 'due' ? (
          <DueDialog
            task={asked.task}
            onClose={onClose}
            onSave={(task, day) => dispatch(taskEdited({ id: task.id, due: day }))}
          />
        ) : null}
        {asked?.kind === 'send' ? (
          <CalendarDialog task={asked.task} today={today} toCalendar={toCalendar} onClose={onClose} onSend={plan} />
        ) : null}
        {asked?.kind === 'find' && toCalendar ? (
          <FindTimeDialog task={asked.task} toCalendar={toCalendar} onClose={onClose} onTake={plan} />
        ) : null}
      </Overlay>
    </>
  );
}
