import communities from 'content:communities';
import { AtSign, MessageCircle, MessagesSquare } from 'lucide-react';
import { Page } from '../../ui/page';
import { LinkBoard, type LinkGroup } from './link-board';
import { WorldMap } from './world-map';

const groups: readonly LinkGroup[] = [
  {
    id: 'discord',
    title: 'Discord',
    lead: `${communities.discord.length} servers, to talk in real time`,
    icon: <MessageCircle aria-hidden="true" />,
    links: communities.discord,
  },
  {
    id: 'reddit',
    title: 'Reddit',
    lead: `${communities.reddit.length} communities, to ask and to read up`,
    icon: <MessagesSquare aria-hidden="true" />,
    links: communities.reddit,
  },
  {
    id: 'twitter-x',
    title: 'Twitter/X',
    lead: `${communities.x.length} accounts, to hear what is new`,
    icon: <AtSign aria-hidden="true" />,
    links: communities.x,
  },
];

/** `/community`: places elsewhere where people learn together. */
export function CommunityScreen() {
  return (
    <div id="community">
      <Page title="Join Tech Communities">
        <header className="mb-7 grid items-center gap-x-8 gap-y-2 overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[1fr_1.35fr]">
          <div className="px-5 pt-6 sm:px-8 md:py-8 md:pr-0">
            <h1 className="text-2xl font-semibold lg:text-3xl">Join Tech Communities</h1>
            <p className="mt-3 text-ink-soft">
              Somebody has met your error message before, and somebody else is waiting to be asked. Join one place, read
              for a week, then ask one good question.
            </p>
            <p className="mt-3 text-sm text-ink-faint">
              Each link opens in a new tab. These places belong to others and have their own rules.
            </p>
          </div>
          <div className="px-4 pb-5 md:p-5 md:pl-0">
            <WorldMap />
          </div>
        </header>
        <LinkBoard groups={groups} searchLabel="Search all communities" columns={3} />
      </Page>
    </div>
  );
}
