import { useAppSelector } from '../../app/hooks';
import { RoomScores } from './room-scores';
import { selectInterviewSessions } from './selectors';
import { hasWords } from './session-scores';

/** The scores of the session that was just submitted; nothing where nothing was said. */
export function SubmittedScores({ id }: { id: string }) {
  const session = useAppSelector(selectInterviewSessions).find((one) => one.id === id);
  return session && hasWords(session) ? (
    <div className="mt-5">
      <RoomScores record={session} />
    </div>
  ) : null;
}
