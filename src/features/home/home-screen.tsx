import { Bot, FileSearch, Settings2, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { counted, readableTime } from '../../ui/format';
import { Page, PageHeader } from '../../ui/page';
import { latestReports, reportsOfWeek, unfinishedResume } from './home-selectors';

/** `/home`: what was begun, what was done lately, what can be done now. */
export function HomeScreen() {
  const user = useAppSelector((state) => state.session.user);
  const unfinished = useAppSelector(unfinishedResume);
  const reports = useAppSelector(latestReports);
  const week = useAppSelector((state) => reportsOfWeek(state, new Date()));
  return (
    <Page title="Home">
      <PageHeader
        title={user ? `Welcome back, ${user.displayName}` : 'Home'}
        lead={
          week > 0
            ? `This week: ${counted(week, 'resume report')}.`
            : 'What you begin here stays on this device, and waits for you.'
        }
      />
      <div className="grid items-start gap-6 md:grid-cols-[1.6fr_1fr]">
        <div className="grid gap-6">
          {unfinished ? (
            <Panel
              title="Go on where you stopped"
              action={
                <ButtonLink to={paths.resumeAssistant} look="primary">
                  Continue
                </ButtonLink>
              }
            >
              <p>
                <span className="font-medium">{unfinished.fileName}</span>{' '}
                <span className="text-ink-soft">in the resume assistant, {unfinished.next}.</span>
              </p>
            </Panel>
          ) : null}
          {reports.length > 0 ? (
            <Panel title="Latest resume reports">
              <ul className="divide-y divide-line">
                {reports.map((report) => (
                  <li key={report.id}>
                    <Link
                      to={`${paths.resumeAssistant}?report=${encodeURIComponent(report.id)}`}
                      className="-mx-3 flex min-h-11 items-center justify-between gap-4 rounded-control px-3 py-2 hover:bg-sunken"
                    >
                      <span className="min-w-0">
                        <span className="block truncate font-medium">{report.fileName}</span>
                        <span className="block truncate text-sm text-ink-soft">
                          {report.jobTitle} · {readableTime(report.createdAt)}
                        </span>
                      </span>
                      <span className="figures text-lg font-semibold">{report.score}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Panel>
          ) : unfinished ? null : (
            <EmptyState
              title="Nothing begun yet"
              action={
                <ButtonLink to={paths.resumeAssistant} look="primary">
                  Check a resume
                </ButtonLink>
              }
            >
              Your unfinished work and your latest results will stand here. A good first step: upload the resume you
              send out today.
            </EmptyState>
          )}
        </div>
        <Panel title="Quick actions">
          <ul className="-mx-3 grid">
            <QuickAction to={paths.resumeAssistant} icon={<FileSearch />} text="Check a resume against a job" />
            <QuickAction to={paths.tutor} icon={<Bot />} text="Ask the AI tutor" />
            <QuickAction to={paths.settings} icon={<Settings2 />} text="Choose a model, or go without" />
            <QuickAction
              to={paths.signIn}
              icon={<UserRound />}
              text={user ? 'Change your name or handle' : 'Set up a local profile'}
            />
          </ul>
        </Panel>
      </div>
    </Page>
  );
}

function QuickAction({ to, icon, text }: { to: string; icon: React.ReactNode; text: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken [&_svg]:size-5 [&_svg]:text-primary-ink"
      >
        <span aria-hidden="true">{icon}</span>
        {text}
      </Link>
    </li>
  );
}
