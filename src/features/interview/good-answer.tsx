import roles from 'content:roles';
import { Suspense, use, useState } from 'react';
import { findRole } from '../../domain/interview/roles';
import { Skeleton } from '../../ui/progress';
import { questionOf } from './role-topics';

/** What a good answer covers, fetched when it is opened. */
export function GoodAnswer({ roleId, questionId }: { roleId: string; questionId: string }) {
  const [opened, setOpened] = useState(false);
  if (!findRole(roles, roleId)) return null;
  return (
    <details className="rounded-control border border-line" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className="min-h-11 rounded-control px-4 py-2.5 text-sm font-medium hover:bg-sunken">
        What a good answer covers
      </summary>
      <div className="grid gap-3 border-t border-line p-4">
        {opened ? (
          <Suspense fallback={<Skeleton lines={3} />}>
            <Outline roleId={roleId} questionId={questionId} />
          </Suspense>
        ) : null}
      </div>
    </details>
  );
}

function Outline({ roleId, questionId }: { roleId: string; questionId: string }) {
  const topic = use(questionOf(roleId, questionId));
  if (!topic) return <p>The question has changed since this session.</p>;
  return (
    <>
      <ul className="list-disc pl-5">
        {topic.covers.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="measure">{topic.outline}</p>
      {topic.followUps.length > 0 ? (
        <div>
          <h4 className="text-sm font-medium text-ink-soft">An interviewer may follow up with</h4>
          <ul className="list-disc pl-5">
            {topic.followUps.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
