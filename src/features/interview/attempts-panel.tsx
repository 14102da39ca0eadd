import { useState } from 'react';
import { paths } from '../../app/paths';
import { type AttemptAt, type AttemptFigures, compareAttempts } from '../../domain/interview/attempts';
import { countWords } from '../../domain/resume/text-lines';
import { AttemptComparison } from '../../ui/attempt-comparison';
import { SelectField } from '../../ui/field';
import { readableTime } from '../../ui/format';
import { Link } from '../../ui/link';
import { figuresOfAnswer, wordsOf } from './session-scores';
import type { FiledSession } from './sessions-slice';

type Attempt = AttemptAt<FiledSession>;

const textOf = ({ session, index }: Attempt): string => {
  const answer = session.answers[index];
  return answer ? wordsOf(answer) : '';
};

/** An answer beside another attempt at its question: the words that came and went, pace, fillers and score. */
export function AttemptsPanel({ here, others }: { here: Attempt; others: readonly Attempt[] }) {
  const linked = here.session.retakes?.session;
  const [chosen, setChosen] = useState(linked ?? others.at(-1)?.session.id);
  const other = others.find(({ session }) => session.id === chosen) ?? others.at(-1);
  if (!other) return null;
  const [earlier, later] = other.session.begunAt <= here.session.begunAt ? [other, here] : [here, other];
  return (
    <section aria-label="Attempts at this question" className="grid gap-3 rounded-control border border-line p-4">
      <SelectField
        label="Compare with the attempt of"
        value={other.session.id}
        onChange={(event) => setChosen(event.target.value)}
      >
        {others.map(({ session }) => (
          <option key={session.id} value={session.id}>
            {readableTime(session.begunAt)}
            {session.retakes ? ' (retake)' : ''}
          </option>
        ))}
      </SelectField>
      <Comparison earlier={earlier} later={later} here={here} />
    </section>
  );
}

function Comparison({ earlier, later, here }: { earlier: Attempt; later: Attempt; here: Attempt }) {
  const compared = (attempt: Attempt) => ({ text: textOf(attempt), figures: figuresOf(attempt) });
  const nameOf = ({ session }: Attempt) =>
    session.id === here.session.id ? 'This one' : readableTime(session.begunAt);
  return (
    <AttemptComparison
      comparison={compareAttempts(compared(earlier), compared(later))}
      names={[nameOf(earlier), nameOf(later)]}
      heads={[<Head key="earlier" attempt={earlier} here={here} />, <Head key="later" attempt={later} here={here} />]}
    />
  );
}

function figuresOf(attempt: Attempt): AttemptFigures {
  const { score, covered, of, pace, fillers, time } = figuresOfAnswer(attempt.session, attempt.index);
  return {
    score: score === null ? null : Math.round(score * 10) / 10,
    covered: covered === null || of === null ? null : { points: covered, of },
    words: countWords(textOf(attempt)),
    pace,
    fillers,
    seconds: time / 1000,
  };
}

function Head({ attempt: { session }, here }: { attempt: Attempt; here: Attempt }) {
  if (session.id === here.session.id) return 'This one';
  return (
    <Link to={`${paths.interview}?session=${encodeURIComponent(session.id)}`} className="text-primary-ink underline">
      {readableTime(session.begunAt)}
    </Link>
  );
}
