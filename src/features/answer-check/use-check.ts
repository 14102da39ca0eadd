import { useMemo, useSyncExternalStore } from 'react';
import { modelLabel } from '../../ai/providers/model-label';
import { type AnswerChecksProps, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { checkId } from '../../domain/interview/check/check-id';
import { quotedWords } from '../../domain/interview/check/quoted-words';
import type { AnswerCheck } from '../../domain/interview/check/types';
import { selectModelConfig } from '../settings/selectors';
import { checksChanged } from './checks-slice';
import { createRunningChecks, type RunningChecks } from './running-checks';
import { selectChecks } from './selectors';

/** One for each store: they outlive the screen that asked. */
const byStore = new WeakMap<AppStore, RunningChecks>();

function runningIn(store: AppStore): RunningChecks {
  const known = byStore.get(store) ?? createRunningChecks();
  byStore.set(store, known);
  return known;
}

/** A model's check of an answer: what is kept of it, what is running, and what one can do. */
export function useCheck({ session, question, role, asked, answer }: Omit<AnswerChecksProps, 'framed' | 'english'>) {
  const { machines } = useDevice();
  const store = useAppStore();
  const running = runningIn(store);
  const id = useMemo(() => checkId(session, question, answer), [session, question, answer]);
  const run = useSyncExternalStore(running.subscribe, () => running.of(id));
  const kept = useAppSelector((state) => selectChecks(state)[id]);
  const check = useMemo(() => (kept ? heldUp(kept, answer) : null), [kept, answer]);
  return {
    run,
    check,
    ask: () => {
      const model = modelLabel(selectModelConfig(store.getState()));
      running.ask(id, { role, question: asked, answer }, machines.answerCheck, (found) => {
        store.dispatch(checksChanged({ documents: [{ ...found, id, model }], removed: [] }));
      });
    },
    stop: () => running.stop(id),
  };
}

/** What is kept may have come from a file: only what quotes this answer is shown. */
function heldUp(check: AnswerCheck, answer: string): AnswerCheck {
  const remarks = check.remarks.filter(({ quote }) => quotedWords(answer, quote) !== null);
  return remarks.length === check.remarks.length
    ? check
    : { ...check, remarks, left: check.left + check.remarks.length - remarks.length };
}
