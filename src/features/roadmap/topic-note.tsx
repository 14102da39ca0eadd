import { useAppDispatch, useAppSelector, useKept } from '../../app/hooks';
import { LONGEST_NOTE } from '../../domain/topic-notes/types';
import { TextArea } from '../../ui/field';
import { selectTopicNotes } from './selectors';
import { topicNoted } from './topic-notes-slice';

/** What the learner notes about a topic. Kept as it is typed. */
export function TopicNote({ id, name }: { id: string; name: string }) {
  const kept = useKept();
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectTopicNotes(state)[id]?.text ?? '');
  return (
    <div className="mt-4 max-w-prose">
      <TextArea
        label={`Your notes on ${name}`}
        help={`Kept ${kept} as you type, and part of the Markdown file.`}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={text}
        onChange={(event) => dispatch(topicNoted(id, event.target.value))}
      />
    </div>
  );
}
