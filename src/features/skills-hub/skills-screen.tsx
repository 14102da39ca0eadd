import communities from 'content:communities/ids';
import events from 'content:events/ids';
import tracks from 'content:tracks';
import { Bot, CalendarSearch, Mountain, Route, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { overviewOf, type TracksOverview } from '../../domain/track-progress/progress';
import { ContourProgress } from '../../ui/contour-progress';
import { counted } from '../../ui/format';
import { Page } from '../../ui/page';
import { selectSavedLinks } from '../links/selectors';
import { selectTrackProgress } from '../roadmap/selectors';
import { HubCard } from './hub-card';
import { ProgressPanel } from './progress-panel';

/** `/skills`: five ways to learn and to meet others, each with the reason to open it now. */
export function SkillsScreen() {
  const progress = useAppSelector(selectTrackProgress);
  const saved = useAppSelector(selectSavedLinks);
  const overview = overviewOf(tracks, progress);
  const savedOf = (ids: readonly string[]) => ids.filter((id) => saved[id]).length;
  return (
    <Page title="Skill Development">
      <header className="relative isolate mb-7 overflow-hidden rounded-card border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8">
        <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.14]" />
        <h1 className="text-2xl font-semibold sm:text-3xl">Improve your skills and your network</h1>
        <p className="mt-3 max-w-[56ch] text-ink-soft">
          Follow a track, ask when you are stuck, and find people on the same climb. What you mark and save stays on
          this device.
        </p>
      </header>
      <div className="mb-7">
        <ProgressPanel />
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        <HubCard
          to={paths.roadmap}
          title="Skills"
          icon={<Mountain />}
          text="Twelve tracks with their topics in learning order, hours, and a mark for what you know."
          reason={<Tracks overview={overview} />}
        />
        <HubCard
          to={paths.community}
          title="Community"
          icon={<UsersRound />}
          text="Discord servers, Reddit communities and accounts on Twitter/X where questions are welcome."
          reason={links(communities.length, savedOf(communities), 'place', 'places')}
        />
        <HubCard
          to={paths.tutor}
          title="AI Tutor"
          icon={<Bot />}
          text="Ask about a topic, a piece of code or an interview question, by typing or by voice."
          reason="Answers with no key and no network; a model of your choice can take over."
        />
        <HubCard
          to={paths.findEvents}
          title="Find Events"
          icon={<CalendarSearch />}
          text="Hackathons to join, news to follow, problems to practise on, and design to learn from."
          reason={links(events.length, savedOf(events), 'link', 'links')}
        />
        <HubCard
          wide
          to={paths.personalizedRoadmap}
          title="Personalized Roadmaps and Resources"
          icon={<Route />}
          text="Name a topic and the time you have. You get a plan that fits, and see what was left out."
          reason={
            <ol className="flex flex-wrap gap-x-6 gap-y-1">
              {['Topic', 'Time', 'Level', 'Depth'].map((step, index) => (
                <li key={step} className="flex items-center gap-2">
                  <span className="figures grid size-6 place-items-center rounded-chip border border-line-strong/60 text-xs">
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          }
        />
      </ul>
    </Page>
  );
}

/** Three hills: those that were started, then those that wait. */
function Tracks({ overview: { begun, topicsDone, next } }: { overview: TracksOverview }): ReactNode {
  const waiting = tracks.filter((track) => !begun.some((summary) => summary.track.id === track.id));
  const hills = [...begun, ...waiting.map((track) => ({ track, share: 0 }))].slice(0, 3);
  return (
    <div className="flex items-center gap-4">
      <div className="flex">
        {hills.map(({ track, share }) => (
          <ContourProgress key={track.id} share={share} seed={tracks.indexOf(track)} size={44} />
        ))}
      </div>
      <p className="min-w-0">
        {begun.length > 0
          ? `${counted(topicsDone, 'topic')} done in ${counted(begun.length, 'track')}.`
          : `${tracks.length} tracks of ${tracks[0]?.topics.length} topics each.`}
        {next ? <span className="block">Next: {next.topic.name}</span> : null}
      </p>
    </div>
  );
}

function links(all: number, saved: number, one: string, many: string): string {
  return saved > 0 ? `${counted(all, one, many)}, ${saved} saved by you.` : `${counted(all, one, many)} to explore.`;
}
