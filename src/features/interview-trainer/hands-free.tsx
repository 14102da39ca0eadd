import { Headphones, Square } from 'lucide-react';
import { type RefObject, useLayoutEffect } from 'react';
import type { HandsFreeProblem } from '../../../machines/contracts/hands-free-flow';
import { useAppSelector, useConfigureSpeech, useVoices } from '../../app/hooks';
import { isAppLanguage } from '../../domain/speech/languages';
import { Button } from '../../ui/button';
import { ErrorBox } from '../../ui/notice';
import { VoiceChoice } from '../../ui/speech/voice-choice';
import { selectSpeech } from '../settings/selectors';
import { speechError, speechHelp } from './trainer-words';
import { useHandsFree } from './use-hands-free';
import type { Trainer } from './use-trainer';

/** The interviewer reads each question and listens; a pause goes on to the next one. */
export function HandsFree({
  trainer,
  reads,
}: {
  trainer: Trainer;
  /** Tells the screen around it whether questions are read aloud. */
  reads: RefObject<boolean>;
}) {
  const { state, on, start, stop, skip, finish } = useHandsFree(trainer);
  useLayoutEffect(() => {
    reads.current = on;
  });
  const settings = useAppSelector(selectSpeech);
  const configure = useConfigureSpeech();
  const voices = useVoices().filter(({ language }) => isAppLanguage(language));
  const { left, pause, problem } = state.context;
  const pausing = state.matches({ on: { listening: 'pausing' } });
  return (
    <section aria-label="Hands-free" className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button look={on ? 'danger' : 'plain'} onClick={on ? stop : start}>
          {on ? <Square aria-hidden="true" /> : <Headphones aria-hidden="true" />}
          {on ? 'Stop hands-free' : 'Start hands-free'}
        </Button>
        {state.matches({ on: 'reading' }) ? <Button onClick={skip}>Answer now</Button> : null}
        {state.hasTag('listening') ? <Button onClick={finish}>Go on now</Button> : null}
        {/* Nothing new is said here while the voice reads: a screen reader would talk over it. */}
        <p role="status" className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
          {state.hasTag('listening')
            ? `Your turn. ${pause} seconds of silence end the answer.`
            : state.matches('done')
              ? 'That was the last question.'
              : ''}
        </p>
        {pausing ? (
          <p aria-hidden="true" className="figures text-sm font-medium">
            Going on in {left} s
          </p>
        ) : null}
      </div>
      {on ? (
        <p className="text-sm text-ink-soft">Escape ends it at any time. What you say is kept with its question.</p>
      ) : (
        <details>
          <summary className="min-h-11 py-2.5 text-sm text-ink-soft">
            The interviewer reads each question aloud, then listens, and goes on after a pause. Voice and pause
          </summary>
          <VoiceChoice voices={voices} reading={settings} onChange={configure} />
        </details>
      )}
      {problem && !on ? <ErrorBox title={title(problem)}>{help(problem)}</ErrorBox> : null}
    </section>
  );
}

function title(problem: HandsFreeProblem): string {
  if (problem.kind === 'ear') return speechError(problem.code);
  if (problem.kind === 'silence') return 'Nothing was heard for a minute.';
  return problem.code === 'unsupported' ? 'This browser cannot read aloud.' : 'The voice stopped.';
}

function help(problem: HandsFreeProblem): string {
  if (problem.kind === 'ear') return speechHelp[problem.code];
  if (problem.kind === 'silence') return 'The microphone is closed. Start hands-free again, or answer by hand.';
  return 'The interview goes on by hand: read the question, then speak or type. You can start hands-free again.';
}
