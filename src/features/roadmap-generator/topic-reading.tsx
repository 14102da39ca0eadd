import { useDeferredValue } from 'react';
import { paths } from '../../app/paths';
import { asksForInterviewList } from '../../domain/challenges/interview-course';
import { listed } from '../../domain/plans/counted';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Link } from '../../ui/link';
import { readTopic } from './topic-reader';

/** What a wish is understood as while it is written; a doubtful reading is asked. */
export function TopicReading({ text, onWrite }: { text: string; onWrite: (text: string) => void }) {
  const read = useDeferredValue(text);
  const here = useHere('the roadmap generator');
  const { known, unknown, nearest, misspelt, knows } = readTopic(read);
  return (
    <div role="status" className="mt-3 grid justify-items-start gap-2 text-sm">
      {asksForInterviewList(read) ? (
        <p>
          A list of coding problems by pattern, with dates:{' '}
          <Link
            className="font-medium text-primary-ink underline"
            to={`${paths.codePractice}?plan=interview-75`}
            state={here}
          >
            Interview 75
          </Link>{' '}
          in Code Practice.
        </p>
      ) : null}
      {misspelt.map(({ said, meant }) => (
        <p key={said}>
          Did you mean{' '}
          <Button size="sm" onClick={() => onWrite(read.replace(said, meant))}>
            {meant}
          </Button>
          ? “{said}” is read as that.
        </p>
      ))}
      {known.length > 0 ? (
        <p className="text-ink-soft">
          In the catalogue: <span className="font-medium text-ink">{listed(known)}</span>.
        </p>
      ) : null}
      {knows.length > 0 ? (
        <p className="text-ink-soft">
          You know already: <span className="font-medium text-ink">{listed(knows)}</span>. It comes in as a short
          review.
        </p>
      ) : null}
      {unknown.length > 0 ? (
        <p className="text-ink-soft">
          Not in the catalogue: <span className="font-medium text-ink">{listed(unknown)}</span>. For that the built-in
          planner has a general plan in your own words; a model may know more.
        </p>
      ) : null}
      {nearest.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2">
          Nearest in the catalogue:
          {nearest.map(({ said, name }) => (
            <Button key={name} size="sm" onClick={() => onWrite(withInstead(read, said, name))}>
              {name}
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** The wish with one name in the place of another; the name alone where the other is not in it word for word. */
function withInstead(text: string, said: string, name: string): string {
  const at = text.toLowerCase().indexOf(said.toLowerCase());
  return at === -1 ? name : `${text.slice(0, at)}${name}${text.slice(at + said.length)}`;
}
