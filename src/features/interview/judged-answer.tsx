import { useState } from 'react';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import { useRoomJudge } from '../../app/hooks';
import type { AnswerEvaluation } from '../../domain/interview/answer/types';

/** What the built-in judge says of one answer, made when it is opened. */
export function JudgedAnswer({ record, index }: { record: InterviewRecord; index: number }) {
  const judge = useRoomJudge();
  const [found, setFound] = useState<AnswerEvaluation | null | 'failed'>(null);
  const open = () => {
    if (found && found !== 'failed') return;
    judge?.answer(record, index).then(setFound, () => setFound('failed'));
  };
  return (
    <details
      className="rounded-control border border-line"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) open();
      }}
    >
      <summary className="min-h-11 rounded-control px-4 py-2.5 text-sm font-medium hover:bg-sunken">
        How it was judged
      </summary>
      <div className="grid gap-3 border-t border-line p-4">
        {found === 'failed' ? <p>It could not be judged. Close this and open it again.</p> : null}
        {found && found !== 'failed' ? <Said found={found} /> : null}
      </div>
    </details>
  );
}

function Said({ found }: { found: AnswerEvaluation }) {
  if (found.kind === 'no-evaluation') return <p className="measure">{found.reason}</p>;
  return (
    <>
      <p className="measure">{found.summary}</p>
      <ul className="list-disc pl-5">
        {found.improvements.map(({ criterion, text }) => (
          <li key={criterion}>{text}</li>
        ))}
      </ul>
    </>
  );
}
