import { useMachine } from '@xstate/react';
import { type ReactNode, use, useMemo, useState } from 'react';
import type { WordingSubject } from '../../../machines/contracts/resume';
import { parseLines } from '../../ai/prompts/resume-line-prompts';
import { modelLabel } from '../../ai/providers/model-label';
import { useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { paths } from '../../app/paths';
import type { Job } from '../../domain/jobs/job-types';
import { dutyLines, type Suggestion } from '../../domain/resume-document/suggestions';
import { ModelReply } from '../../ui/model-reply';
import { Notice } from '../../ui/notice';
import { selectModelConfig } from '../settings/selectors';
import { selectResume } from './selectors';

/** Other words by the chosen model. Its reply is read as a list of lines; whatever else it says is dropped. */
export function ModelSuggestions({
  id,
  job,
  draw,
}: {
  id: string;
  job: Job | null;
  draw: (suggestions: readonly Suggestion[]) => ReactNode;
}) {
  const { machines } = useDevice();
  const config = useAppSelector(selectModelConfig);
  const store = useAppStore();
  const subject: WordingSubject = { kind: 'lines', resume: id, job: job?.id ?? null };
  const [snapshot, send] = useMachine(use(machines.resumeWording()), { input: { subject, saved: null, asked: false } });
  /** The lines as they were sent: the reply names them by number. */
  const [lines, setLines] = useState<ReturnType<typeof dutyLines>>([]);
  const { advice } = snapshot.context;
  const text = advice?.text ?? '';
  const busy = snapshot.hasTag('busy');
  const read = useMemo(() => (busy || text === '' ? undefined : parseLines(text)), [busy, text]);
  const suggestions = useMemo(
    () =>
      (read ?? []).flatMap(({ index, after, why }): Suggestion[] => {
        const line = lines[index];
        if (!line || line.text === after) return [];
        const said = why === '' ? 'Suggested by your model.' : `Your model: ${why}`;
        return [
          { kind: 'words', id: `model ${index} ${after}`, place: line.place, before: line.text, after, why: said },
        ];
      }),
    [read, lines],
  );
  return (
    <section aria-label="Suggestions of your model" className="grid gap-3 border-t border-line pt-4">
      <p className="text-sm text-ink-soft">
        {modelLabel(config)} can reword lines of your jobs and projects. What adds a number, a date, a skill or a name
        is left out.
      </p>
      <ModelReply
        reply={advice ? { ...advice, text: '' } : null}
        busy={busy}
        problem="No suggestions came"
        unaffected="Your resume is as it was."
        askLabel="Ask your model"
        settingsPath={paths.settings}
        onAsk={() => {
          const resume = selectResume(store.getState(), id);
          setLines(resume ? dutyLines(resume) : []);
          send({ type: 'advice.requested' });
        }}
        onStop={() => send({ type: 'advice.stopped' })}
      />
      {read === null ? (
        <Notice tone="warning" title="The reply could not be read.">
          It is no list of lines. Your resume is as it was; ask again, or choose another model.
        </Notice>
      ) : read === undefined ? null : (
        draw(suggestions)
      )}
    </section>
  );
}
