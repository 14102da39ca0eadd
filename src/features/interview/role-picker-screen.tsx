import allRoles from 'content:roles';
import { ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import type { InterviewRole } from '../../domain/interview/types';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorBoundary } from '../../ui/error-boundary';
import { TextField } from '../../ui/field';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { HERO, MORE_ROLES, START_PRACTICING } from './interview-words';
import { JobRole } from './job-role';
import { PracticePanel } from './practice-panel';
import { RoleCards, roomPath } from './role-cards';
import { selectInterviewSessions } from './selectors';
import { SessionsPanel } from './sessions-panel';
import { StoriesLine } from './stories-line';

const SessionView = lazyPart<{ id: string; onClose: () => void }>(() =>
  import('./session-view').then((m) => m.SessionView),
);

const SessionsTrend = lazyPart(() => import('./sessions-trend').then((m) => m.SessionsTrend));

const PICKER = allRoles.filter(({ group }) => group === 'picker');

/** `/interview`: the roles to practise for, and the sessions so far. */
export function RolePickerScreen() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState('');
  const opened = params.get('session');
  if (opened !== null)
    return (
      <Page title="Interview session">
        <Suspense fallback={<Skeleton lines={5} />}>
          <SessionView id={opened} onClose={() => setParams({})} />
        </Suspense>
      </Page>
    );
  const searching = query.trim() !== '';
  const found = searching ? allRoles.filter((role) => matches(role, query)) : PICKER;
  const moreFound = searching && words(query).every((word) => MORE_ROLES.toLowerCase().includes(word));
  return (
    <Page title="Interview">
      <PageHeader
        title={HERO}
        lead="Choose a role and answer its questions aloud, against the clock. Video, transcript and notes are kept on this device."
        action={<ButtonLink to={paths.interviewTrainer}>Practise for one job: interview trainer</ButtonLink>}
      />
      <div className="grid gap-8">
        <JobRole />
        <PracticePanel />
        <StoriesLine />
        <section aria-labelledby="roles" className="grid gap-4">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <h2 id="roles" className="text-lg font-semibold">
              Roles
            </h2>
            <div className="w-full sm:w-72">
              <TextField
                type="search"
                label="Search roles"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </div>
          </div>
          <p role="status" className="sr-only">
            {searching ? `${found.length} ${found.length === 1 ? 'role' : 'roles'} found` : ''}
          </p>
          {found.length === 0 && !moreFound ? (
            <EmptyState
              title={`No role matches “${query.trim()}”`}
              action={<Button onClick={() => setQuery('')}>Show all roles</Button>}
            >
              Try a word such as data, cloud or mobile.
            </EmptyState>
          ) : (
            <RoleCards roles={found} more={!searching || moreFound} />
          )}
        </section>
        <StartBlock />
        <Trend />
        <SessionsPanel onOpen={(id) => setParams({ session: id })} />
      </div>
    </Page>
  );
}

function Trend() {
  const any = useAppSelector((state) => selectInterviewSessions(state).length > 0);
  return any ? (
    <ErrorBoundary resetKey="trend" onRetry={retryFetches}>
      <Suspense fallback={null}>
        <SessionsTrend />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

function StartBlock() {
  const first = PICKER[0];
  if (!first) return null;
  return (
    <section
      aria-labelledby="start"
      className="relative isolate flex flex-wrap items-center justify-between gap-4 overflow-hidden rounded-card border border-line bg-surface p-6"
    >
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.09]" />
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="start" className="text-xl font-semibold">
          Not sure where to begin?
        </h2>
        <p className="measure text-ink-soft">
          Say the first answer aloud today. The room for {first.pickerName} asks {first.questionCount} questions, one
          minute each, and shows afterwards where you paused and what to shorten.
        </p>
      </div>
      <ButtonLink to={roomPath(first)} look="primary" size="lg">
        {START_PRACTICING} <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </section>
  );
}

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

function matches({ title, pickerName, description }: InterviewRole, query: string): boolean {
  const text = `${title} ${pickerName} ${description}`.toLowerCase();
  return words(query).every((word) => text.includes(word));
}
