import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { ErrorBox, Notice } from '../../ui/notice';
import { Overlay } from '../../ui/overlay';
import type { ImportFlowProps } from './import-flow';
import type { ImportOutcome, ResumeImport } from './use-import';

/** Readers and review are fetched with the first file that needs them. */
const ImportFlow = lazyPart<ImportFlowProps>(() => import('./import-flow').then((m) => m.ImportFlow));

/** What is going on with a file that was chosen, and what came of it. */
export function ImportParts({
  id,
  importing,
  onTaken,
}: {
  id: string;
  importing: ResumeImport;
  onTaken: (id: string | null) => void;
}) {
  const { outcome, close, picked, closePicked, refusePicked } = importing;
  return (
    <>
      <ImportOutcomeBox outcome={outcome} onClose={close} />
      {picked ? (
        <Overlay resetKey={String(picked.n)}>
          <ImportFlow
            key={picked.n}
            file={picked.file}
            id={id}
            onTaken={onTaken}
            onRefused={refusePicked}
            onClose={closePicked}
          />
        </Overlay>
      ) : null}
    </>
  );
}

function ImportOutcomeBox({ outcome, onClose }: { outcome: ImportOutcome | null; onClose: () => void }) {
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
