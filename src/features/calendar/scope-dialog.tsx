import type { Scope } from '../../domain/calendar/scope';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SCOPE_WORDS } from './event-words';

/** What is asked before a series is changed. */
export interface ScopeQuestion {
  /** `Move`, `Delete` */
  readonly verb: string;
  /** The event's words, short. */
  readonly name: string;
  answer(scope: Scope): void;
}

/** Which of a series' events are meant. Escape leaves all of them as they are. */
export function ScopeDialog({ question, onClose }: { question: ScopeQuestion | null; onClose: () => void }) {
  const { verb = '', name = '' } = question ?? {};
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title={`${verb} “${name}”`}
      lead="It is one of a series. Which events do you mean?"
      width="24rem"
    >
      <div className="grid gap-2">
        {(['one', 'following', 'all'] as const).map((scope) => (
          <Button
            key={scope}
            look={scope === 'one' ? 'primary' : 'plain'}
            autoFocus={scope === 'one'}
            onClick={() => {
              onClose();
              question?.answer(scope);
            }}
          >
            {SCOPE_WORDS[scope]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
