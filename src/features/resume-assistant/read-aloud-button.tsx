import { useMachine } from '@xstate/react';
import { Square, Volume2 } from 'lucide-react';
import { use } from 'react';
import { useDevice } from '../../app/hooks';
import { APP_TAG } from '../../domain/speech/app-language';
import { Button } from '../../ui/button';

const problems = {
  unsupported: 'This browser cannot read aloud. The text stays on screen.',
  failed: 'The voice stopped or is not available. The text stays on screen; you can try again.',
};

/** Reads a text aloud until its end, a second press, or the screen is left. */
export function ReadAloudButton({ text }: { text: () => string }) {
  const { machines } = useDevice();
  const [snapshot, send] = useMachine(use(machines.speech()), { input: { language: APP_TAG } });
  const speaking = snapshot.hasTag('speaking');
  const { readProblem: problem } = snapshot.context;
  return (
    <>
      <Button
        onClick={() =>
          speaking
            ? send({ type: 'reading.stopped' })
            : send({ type: 'reading.requested', text: text(), language: APP_TAG })
        }
      >
        {speaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        {speaking ? 'Stop Reading' : 'Read Aloud'}
      </Button>
      {problem && !speaking ? (
        <p role="alert" className="basis-full text-sm text-danger-ink">
          {problems[problem]}
        </p>
      ) : null}
    </>
  );
}
