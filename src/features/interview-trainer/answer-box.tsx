import { Mic, RotateCcw, Square } from 'lucide-react';
import { isAnswered } from '../../../machines/trainer.machine';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { counted } from '../../ui/format';
import { ErrorBox } from '../../ui/notice';
import { AttemptsPanel } from './attempts-panel';
import { RecordingsPart } from './recordings-part';
import { SpokenWith } from './spoken-with';
import { speechError, speechHelp } from './trainer-words';
import type { Tape } from './use-tape';
import type { Trainer } from './use-trainer';

/** The answer, spoken or typed or both, and the button that has it judged. */
export function AnswerBox({ trainer, tape }: { trainer: Trainer; tape: Tape }) {
  const { snapshot, send, speaking, move, choose } = trainer;
  const { answers, index } = snapshot.context;
  const answer = answers[index];
  const text = answer?.text ?? '';
  const words = text.match(/\S+/g)?.length ?? 0;
  const evaluating = snapshot.matches({ interview: 'evaluating' });
  const { recording: listens, interim, onDevice, problem } = speaking;
  const on = listens || tape.rolling;
  const start = () => {
    tape.begin();
    speaking.start();
  };
  const stop = () => {
    speaking.stop();
    tape.end();
  };
  return (
    <section aria-label="Answer" className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look={on ? 'danger' : 'plain'} onClick={on ? stop : start}>
          {on ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
          {on ? (tape.rolling ? 'Stop Recording' : 'Stop listening') : tape.ready ? 'Start Recording' : 'Answer aloud'}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
          {listens ? listeningWords(onDevice) : 'Speak your answer, or type it below. You can change every word.'}
        </p>
      </div>
      {on ? null : <SpokenWith />}
      {problem ? <ErrorBox title={speechError(problem)}>{speechHelp[problem]}</ErrorBox> : null}
      <div>
        <TextArea
          label="Your answer"
          rows={8}
          className="min-h-44"
          value={text}
          onChange={(event) => send({ type: 'answer.written', text: event.target.value })}
          help={`${counted(words, 'word')}. A good spoken answer takes about a minute: 100 to 160 words.`}
        />
        {interim ? (
          <p className="mt-2 text-sm text-ink-soft italic">
            <span className="not-italic">Hearing: </span>
            {interim}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {isAnswered(answer) ? (
          <Button onClick={() => move('answer.retaken')}>
            <RotateCcw aria-hidden="true" /> Retake this answer
          </Button>
        ) : null}
        <Button
          look={answer?.evaluation && answer.evaluatedText === text ? 'plain' : 'primary'}
          disabled={!isAnswered(answer) || evaluating}
          onClick={() => move('evaluation.requested')}
        >
          {evaluating ? 'Evaluating...' : 'Evaluate Answer'}
        </Button>
      </div>
      {answer && !tape.rolling ? <RecordingsPart key={index} answer={answer} /> : null}
      {answer ? <AttemptsPanel answer={answer} onChoose={choose} /> : null}
    </section>
  );
}

function listeningWords(onDevice: boolean | null): string {
  if (onDevice === null) return 'Waiting for the microphone.';
  return onDevice
    ? 'Listening. Your voice is recognised on this device.'
    : 'Listening. Your browser sends your voice to its speech service; type if you do not want that.';
}
