import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/progress';
import type { useSessionHold } from './use-session-hold';

const WORDS = {
  elsewhere: {
    title: 'An unfinished session of this role is open in another tab.',
    text: 'Continue it here, and that tab lets go of it with every word kept. Or begin another one: both are kept.',
    take: 'Continue it here',
  },
  given: {
    title: 'This session goes on in another tab.',
    text: 'Every word said and typed here went with it.',
    take: 'Take it back here',
  },
  unanswered: {
    title: 'The other tab does not answer.',
    text: 'It may be asleep: go to it, or close it, then try again. Its session is kept. Or begin another one here.',
    take: 'Try again',
  },
} as const;

/** In place of the room, while its session is open in another tab. */
export function OpenElsewhere({ hold }: { hold: ReturnType<typeof useSessionHold> }) {
  const words = typeof hold.state === 'string' && hold.state in WORDS ? WORDS[hold.state as keyof typeof WORDS] : null;
  if (!words)
    return (
      <div aria-busy="true">
        <Skeleton lines={5} />
      </div>
    );
  return (
    <Notice
      tone="warning"
      title={words.title}
      role="alert"
      actions={
        <>
          <Button look="primary" onClick={hold.takeOver}>
            {words.take}
          </Button>
          <Button onClick={hold.begin}>Begin another here</Button>
        </>
      }
    >
      {words.text}
    </Notice>
  );
}
