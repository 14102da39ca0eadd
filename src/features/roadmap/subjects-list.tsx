import subjects from 'content:subjects';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { fits } from '../../domain/catalogue/find';
import { type ListedSubject, SUBJECT_KINDS, type SubjectKind } from '../../domain/catalogue/subject-types';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { selectTrackProgress } from './selectors';

const KIND_NAMES: Readonly<Record<SubjectKind, string>> = {
  language: 'Languages',
  framework: 'Frameworks',
  platform: 'Platforms',
  tool: 'Tools',
  field: 'Fields',
};

/** Topics that a search found in a subject; `null` where the subject itself fits. */
function found({ title, description, names, topics }: ListedSubject, query: string): readonly string[] | null {
  if (fits(query, [title, description, ...names])) return null;
  return topics.filter(({ name }) => fits(query, [title, name])).map(({ name }) => name);
}

/** The subjects that a search fits, by what they are. */
export function SubjectsList({ query }: { query: string }) {
  const progress = useAppSelector(selectTrackProgress);
  const shown = subjects.flatMap((subject) => {
    const topics = found(subject, query);
    return topics === null || topics.length > 0 ? [{ subject, topics: topics ?? [] }] : [];
  });
  if (shown.length === 0)
    return (
      <p className="text-ink-soft">None of the {counted(subjects.length, 'subject')} contains all of these words.</p>
    );
  return (
    <div className="grid gap-6">
      {SUBJECT_KINDS.map((kind) => {
        const own = shown.filter(({ subject }) => subject.kind === kind);
        return own.length === 0 ? null : (
          <section key={kind} aria-label={KIND_NAMES[kind]}>
            <h3 className="mb-2 font-semibold">{KIND_NAMES[kind]}</h3>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {own.map(({ subject, topics }) => (
                <li key={subject.id}>
                  <Row subject={subject} topics={topics} done={doneOf(progress[subject.id])} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const doneOf = (progress: { topics: Readonly<Record<string, { status: string }>> } | undefined): number =>
  Object.values(progress?.topics ?? {}).filter(({ status }) => status === 'done').length;

function Row({
  subject: { id, title, description, topics: all },
  topics,
  done,
}: {
  subject: ListedSubject;
  topics: readonly string[];
  done: number;
}) {
  return (
    <article className="relative h-full rounded-card border border-line bg-surface p-4 lifts">
      <h4 className="font-medium">
        <Link to={`${paths.roadmap}/${id}`} className="rounded-control after:absolute after:inset-0 after:rounded-card">
          {title}
        </Link>
      </h4>
      <p className="mt-1 text-sm text-ink-soft">{description}</p>
      {topics.length > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          Found in <span className="font-medium text-ink">{topics.join(', ')}</span>
        </p>
      ) : null}
      <p className="mt-2 text-sm text-ink-faint">
        {done > 0 ? `${done} of ${all.length} topics done` : counted(all.length, 'topic')}
      </p>
    </article>
  );
}
