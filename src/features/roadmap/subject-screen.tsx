import { loaders } from 'content:subjects/pages';
import { Suspense, use, useMemo } from 'react';
import { paths } from '../../app/paths';
import type { SubjectPage } from '../../domain/catalogue/subject-types';
import { ButtonLink } from '../../ui/button-link';
import { keptPromises } from '../../ui/kept-promises';
import { Link } from '../../ui/link';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import type { LearningPath } from './learning-path';
import { TopicsPage } from './topics-page';

const pageOf = keptPromises<SubjectPage>(async (id) => {
  const load = loaders[id];
  if (!load) throw new RangeError(`No subject has the id "${id}".`);
  return (await load()).default;
});

/** `/roadmap/:track` of what is no track: a subject's topics, or that there is no such thing. */
export function SubjectScreen({ wanted }: { wanted: string }) {
  const id = wanted.toLowerCase();
  const seed = Object.keys(loaders).indexOf(id);
  if (seed === -1) return <Unknown wanted={wanted} />;
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <Shown key={id} id={id} seed={seed} />
    </Suspense>
  );
}

function Shown({ id, seed }: { id: string; seed: number }) {
  const subject = use(pageOf(id));
  const path = useMemo(() => pathOf(subject), [subject]);
  return (
    <Page title={`${subject.title} roadmap`}>
      <TopicsPage track={path} noun="roadmap" seed={seed}>
        {subject.before.length > 0 ? (
          <p className="mt-6 text-ink-soft">
            Whoever begins should know first:{' '}
            {subject.before.map(({ id, title }, at) => (
              <span key={id}>
                {at > 0 ? ', ' : ''}
                <Link className="underline" to={`${paths.roadmap}/${id}`}>
                  {title}
                </Link>
              </span>
            ))}
            .
          </p>
        ) : null}
      </TopicsPage>
    </Page>
  );
}

/** The hours are a beginner's, as those of tracks are. */
const pathOf = ({ id, title, description, before, topics }: SubjectPage): LearningPath => ({
  id,
  title,
  description,
  before,
  topics: topics.map(({ hours, about, able, exercise, cards, challenges, ...topic }) => ({
    ...topic,
    hours: hours.beginner,
    said: { about, able, exercise },
    named: { cards, challenges },
  })),
});

function Unknown({ wanted }: { wanted: string }) {
  return (
    <Page title="No such roadmap" width="reading">
      <div className="relative isolate overflow-hidden rounded-card border border-line bg-surface px-6 py-16 text-center">
        <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-10" />
        <h1 className="text-2xl font-semibold">No such roadmap</h1>
        <p className="mx-auto mt-2 max-w-[46ch] text-ink-soft">
          No track or subject is called <code className="text-sm break-all">{wanted}</code>. Your progress in those that
          there are is unchanged.
        </p>
        <div className="mt-6 flex justify-center">
          <ButtonLink to={paths.roadmap} look="primary">
            All roadmaps
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
