import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useMemo } from 'react';
import type { BoardImportEmitted } from '../../../machines/board-import.machine';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { planBoardImport } from '../../domain/board/import/plan';
import { withColumns } from '../../domain/board/import/read-table';
import { deviceZone } from '../../ui/device-zone';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { undone } from './board-slice';
import { ImportPreview } from './import-preview';
import { Reading, Refused } from './import-states';
import { selectBoardLists, selectLabels, selectTasks } from './selectors';
import { boardImported } from './steps';
import { stepOf, viewOfBoard } from './take-board-file';

/** One file on its way onto the board: read, previewed, taken as one step. Over when it is closed. */
export function ImportFlow({ file: chosen, onClose }: { file: File; onClose: () => void }) {
  const { machines } = useDevice();
  const machine = use(machines.boardImport());
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { name, file, choices, problem } = snapshot.context;
  const columns = choices?.columns ?? null;
  const mapped = useMemo(() => file && (columns ? withColumns(file, columns, deviceZone()) : file), [file, columns]);
  const tasks = useAppSelector(selectTasks);
  const lists = useAppSelector(selectBoardLists);
  const labels = useAppSelector(selectLabels);
  const view = useMemo(() => viewOfBoard(tasks, lists, labels), [tasks, lists, labels]);
  const plan = useMemo(() => mapped && choices && planBoardImport(mapped, view, choices), [mapped, view, choices]);

  useEffect(() => {
    const apply = ({ name: title, file: read, choices: made }: BoardImportEmitted) => {
      const whole = made.columns ? withColumns(read, made.columns, deviceZone()) : read;
      const state = store.getState();
      const board = viewOfBoard(selectTasks(state), selectBoardLists(state), selectLabels(state));
      const taken = planBoardImport(whole, board, made);
      onClose();
      if (taken.tasks.length + taken.lists.length === 0)
        return toast({ text: 'Every task in the file is already on the board.' });
      dispatch(boardImported(stepOf(taken, `“${title}”`, new Date().toISOString())));
      const already = made.duplicates === 'leave' ? taken.duplicates : 0;
      toast({
        text: `${counted(taken.tasks.length, 'task')} imported.${already > 0 ? ` ${already} already on the board.` : ''}`,
        action: { label: 'Undo', run: () => dispatch(undone()) },
      });
    };
    const applied = actor.on('import.applied', apply);
    return () => applied.unsubscribe();
  }, [actor, store, dispatch, toast, onClose]);

  useEffect(() => actor.send({ type: 'file.chosen', file: chosen }), [actor, chosen]);

  const cancel = () => {
    actor.send({ type: 'import.cancelled' });
    onClose();
  };
  if (problem) return <Refused name={name} problem={problem} onClose={cancel} />;
  if (!file || !mapped || !choices || !plan) return <Reading {...snapshot.context} onCancel={cancel} />;
  return (
    <ImportPreview
      name={name}
      file={mapped}
      plan={plan}
      view={view}
      choices={choices}
      onChange={(change) => actor.send({ type: 'choices.changed', change })}
      onAccept={() => actor.send({ type: 'import.accepted' })}
      onCancel={cancel}
    />
  );
}
