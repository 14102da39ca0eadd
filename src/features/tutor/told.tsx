import type { Manner } from '../../../machines/contracts/chat';
import { tutorSystem } from '../../ai/prompts/chat-prompts';
import { useAppData, useAppSelector } from '../../app/hooks';
import type { ListedSubject } from '../../domain/catalogue/subject-types';
import { CheckboxField } from '../../ui/field';
import { useFetched } from '../../ui/use-fetched';
import { learnerWords, needsSubjects } from './learner-facts';

const toSubjects = () => import('content:subjects');
const NONE: readonly ListedSubject[] = [];

export interface ToldProps {
  readonly mode: Manner['mode'];
  readonly personal: boolean;
  readonly busy: boolean;
  readonly onPersonal: (personal: boolean) => void;
}

/** What goes to a model beside the conversation, in its very words, with a way to leave the personal part out. */
export function Told({ mode, personal, busy, onPersonal }: ToldProps) {
  const subjects = useFetched(useAppSelector(needsSubjects), toSubjects, NONE);
  const learner = useAppData((state) => learnerWords(state, subjects));
  return (
    <section aria-label="What the model is told" className="mt-2 grid gap-3 pb-1 text-sm">
      <CheckboxField
        label="Tell it my goal, current job and progress"
        checked={personal}
        disabled={busy}
        onChange={(event) => onPersonal(event.target.checked)}
        help={
          learner === ''
            ? 'Nothing is known yet: make a roadmap, mark topics, keep a job, or tell Study mode your level.'
            : 'Sent as data with each question of this chat, to nobody but the model that you chose.'
        }
      />
      <div>
        <p className="text-ink-soft">
          Beside your messages and files it gets this text, and up to three of this app’s cards that fit the question;
          the reply names them.
        </p>
        <pre
          className="mt-1.5 max-h-64 overflow-y-auto rounded-control bg-sunken p-3 text-xs whitespace-pre-wrap"
          tabIndex={0}
        >
          {tutorSystem({ cards: [], learner: personal ? learner : '' }, mode)}
        </pre>
      </div>
    </section>
  );
}
