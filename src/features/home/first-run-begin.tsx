import tracks from 'content:tracks/list';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import type { Goal, NextStepTarget } from '../../domain/activity/next-step';
import { jobName } from '../../domain/jobs/job';
import type { Job } from '../../domain/jobs/job-types';
import { Button } from '../../ui/button';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { selectCurrentJob, selectJobs } from '../jobs/selectors';
import { type StepProps, StepTitle } from './first-run-parts';
import { firstRunFinished, type HomeSettings } from './home-slice';
import { looksLikePosting } from './looks-like-posting';
import { stepPaths } from './next-step-facts';
import { selectHomeSettings } from './selectors';

interface Start {
  readonly to: string;
  /** Handed over with the link. */
  readonly state?: { readonly posting: string };
  readonly title: string;
  readonly text: string;
}

const starts: Partial<Readonly<Record<NextStepTarget, { readonly title: string; readonly text: string }>>> = {
  resume: { title: 'Check a resume', text: 'Upload the PDF you send out; see what earns and loses points.' },
  interview: { title: 'Answer an interview question', text: 'Pick a role. Speak or type; the camera is up to you.' },
  trainer: { title: 'Train for one job', text: 'Paste a job description and get its questions.' },
  roadmap: { title: 'Open a roadmap', text: 'Topics in an order that makes sense, with hours.' },
  typing: { title: 'Take a typing test', text: '30 seconds, and a figure to beat.' },
};

const ORDER: Readonly<Record<Goal, readonly NextStepTarget[]>> = {
  job: ['resume', 'interview', 'trainer'],
  learning: ['roadmap', 'interview', 'typing', 'resume'],
  practice: ['interview', 'trainer', 'typing'],
};
const MOST = 3;

/** The first thing to do, from what was answered: the job's requirements, the track, then what fits the aim. */
export function BeginStep({ moved, to }: StepProps) {
  const settings = useAppSelector(selectHomeSettings);
  const jobs = useAppSelector(selectJobs);
  const current = useAppSelector(selectCurrentJob);
  const dispatch = useAppDispatch();
  const offered = [
    ...jobStarts(settings.wanted, jobs, current),
    ...trackStarts(settings.track),
    ...goalStarts(settings),
  ].slice(0, MOST);
  return (
    <div className="grid gap-5">
      <StepTitle moved={moved} title="Your first result">
        The first one helps most with your aim.
      </StepTitle>
      <ul className="grid gap-2.5">
        {offered.map(({ to: path, state, title, text }, index) => (
          <li key={path}>
            <Link
              to={path}
              state={state}
              onClick={() => dispatch(firstRunFinished())}
              className={`group flex items-center justify-between gap-4 rounded-control border p-3.5 transition-colors hover:border-line-strong ${
                index === 0 ? 'border-primary bg-primary-soft' : 'border-line bg-surface'
              }`}
            >
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              <span aria-hidden="true" className="text-primary-ink">
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button look="quiet" className="-ml-4 justify-self-start" onClick={() => to('way')}>
        Back
      </Button>
    </div>
  );
}

/** A posting that is not kept yet is read; a job that is kept is opened. */
function jobStarts(wanted: string, jobs: readonly Job[], current: Job | null): readonly Start[] {
  const posting = wanted.trim();
  const kept = jobs.find((job) => job.posting.trim() === posting);
  if (looksLikePosting(posting) && !kept)
    return [
      {
        to: paths.jobs,
        state: { posting },
        title: 'See what your posting asks for',
        text: 'Its requirements as a list. Keep it as a job, and each is set against what you have to show.',
      },
    ];
  const job = kept ?? current;
  if (!job) return [];
  return [
    {
      to: `${paths.jobs}/${job.id}`,
      title: `See what ${jobName(job)} asks for`,
      text: 'Each requirement, what shows it, and what to do about the gaps.',
    },
  ];
}

function trackStarts(id: string | null): readonly Start[] {
  const track = tracks.find((one) => one.id === id);
  const [first] = track?.topics ?? [];
  if (!track || !first) return [];
  return [
    {
      to: `${paths.roadmap}/${track.id}`,
      title: `Open the ${track.title} track`,
      text: `${counted(track.topics.length, 'topic')} in order. It begins with ${first.name}, about ${counted(first.hours, 'hour')}.`,
    },
  ];
}

function goalStarts({ goal, track }: HomeSettings): readonly Start[] {
  return ORDER[goal ?? 'job'].flatMap((target) => {
    const to = stepPaths[target];
    const start = starts[target];
    // A track of one's own is the better way to a roadmap.
    return to && start && !(target === 'roadmap' && track) ? [{ to, ...start }] : [];
  });
}
