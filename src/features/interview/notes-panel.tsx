import { useSelector } from '@xstate/react';
import { Card } from '../../ui/card';
import { TextArea } from '../../ui/field';
import type { InterviewRoom } from './use-interview-room';

/** Notes of the whole session. */
export function NotesPanel({ flow: { room } }: { flow: InterviewRoom }) {
  const notes = useSelector(room, (state) => state.context.notes);
  return (
    <Card>
      <TextArea
        label="Notes"
        help="For yourself, kept with the session."
        value={notes}
        maxLength={20_000}
        onChange={(event) => room.send({ type: 'notes.written', text: event.target.value })}
      />
    </Card>
  );
}
