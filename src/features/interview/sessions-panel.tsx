import { Captions, FileText, FolderOpen, Trash2, Video } from 'lucide-react';
import { useMemo } from 'react';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import { useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../ui/empty-state';
import { counted, readableBytes, readableTime } from '../../ui/format';
import { HistoryList, HistoryRow } from '../../ui/history-list';
import { selectInterviewSessions } from './selectors';
import { timeSpent } from './session-times';
import { clockTime } from './times';
import { useExport } from './use-export';
import { bytesOf, type RecordingSizes, usePurge, useRecordingSizes, useRemoveSession } from './use-recordings';

/** Every session: opened again, exported, or removed with an undo. */
export function SessionsPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const sessions = useAppSelector(selectInterviewSessions);
  const sizes = useRecordingSizes();
  usePurge();
  const total = useMemo(
    () => (sizes ? sessions.reduce((sum, session) => sum + bytesOf(session, sizes), 0) : 0),
    [sessions, sizes],
  );
  return (
    <section aria-labelledby="sessions" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="sessions" className="text-lg font-semibold">
          Your sessions
        </h2>
        {total > 0 ? (
          <p className="text-sm text-ink-soft">
            Recordings use <span className="figures">{readableBytes(total)}</span> on this device.
          </p>
        ) : null}
      </div>
      {sessions.length === 0 ? (
        <EmptyState title="No sessions yet">
          Each submitted interview is kept here, on this device: what you said, how fast, where you paused, and the
          video if you recorded one.
        </EmptyState>
      ) : (
        <HistoryList>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} sizes={sizes} onOpen={onOpen} />
          ))}
        </HistoryList>
      )}
    </section>
  );
}

function SessionRow({
  session,
  sizes,
  onOpen,
}: {
  session: InterviewRecord;
  sizes: RecordingSizes | null;
  onOpen: (id: string) => void;
}) {
  const remove = useRemoveSession();
  const exports = useExport(session);
  const bytes = sizes ? bytesOf(session, sizes) : 0;
  return (
    <HistoryRow
      title={session.role.name}
      detail={
        <>
          {readableTime(session.begunAt)} · {counted(session.answers.length, 'question')} of {session.questions.length}
          {bytes > 0 ? ` · video ${readableBytes(bytes)}` : ''}
        </>
      }
      isDetailWhole
      figure={clockTime(timeSpent(session))}
      onOpen={() => onOpen(session.id)}
      actionsLabel={`Actions for the session for ${session.role.name} of ${readableTime(session.begunAt)}`}
      actions={[
        { label: 'Open', icon: <FolderOpen aria-hidden="true" />, onSelect: () => onOpen(session.id) },
        { label: 'Export Markdown', icon: <FileText aria-hidden="true" />, onSelect: exports.markdown },
        { label: 'Export captions', icon: <Captions aria-hidden="true" />, onSelect: exports.captions },
        ...(bytes > 0 ? [{ label: 'Export video', icon: <Video aria-hidden="true" />, onSelect: exports.video }] : []),
        { label: 'Remove', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => remove(session) },
      ]}
    />
  );
}
