import { Button } from '../../ui/button';
import { ErrorBox, Notice } from '../../ui/notice';
import type { ImportOutcome } from './use-import';

export function ImportOutcomeBox({ outcome, onClose }: { outcome: ImportOutcome | null; onClose: () => void }) {
  if (!outcome) return null;
  const close = (
    <Button size="sm" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <div className="mb-6">
      {outcome.kind === 'refused' ? (
        <ErrorBox title={`“${outcome.name}” was not imported. Nothing changed.`} actions={close}>
          {outcome.reason}
        </ErrorBox>
      ) : (
        <Notice title={`“${outcome.name}” was imported.`} actions={close}>
          {outcome.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
