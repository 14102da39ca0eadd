import type { BoardFileProblem } from '../../domain/board/import/types';
import { Button } from '../../ui/button';
import { counted } from '../../ui/format';
import { ErrorBox } from '../../ui/notice';
import { Work } from '../../ui/progress';
import { PROBLEM_WORDS } from './import-words';

/** A file that is being read, with a way out. */
export function Reading({
  name,
  share,
  tasks,
  onCancel,
}: {
  name: string;
  share: number;
  tasks: number;
  onCancel: () => void;
}) {
  return (
    <div className="mb-5">
      <Work
        title={`Reading “${name}”`}
        detail={`${counted(tasks, 'task')} so far. You can keep working.`}
        value={Math.round(share * 100)}
        action={
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        }
      />
    </div>
  );
}

/** Why a file was not taken. */
export function Refused({ name, problem, onClose }: { name: string; problem: BoardFileProblem; onClose: () => void }) {
  return (
    <div className="mb-5">
      <ErrorBox
        title={`“${name}” was not imported`}
        actions={
          <Button size="sm" onClick={onClose}>
            Close
          </Button>
        }
      >
        {PROBLEM_WORDS[problem]} The board is unchanged.
      </ErrorBox>
    </div>
  );
}
