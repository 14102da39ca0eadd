import eventCards from 'content:events';
import { Code, Moon, Newspaper, PenTool, Sun, Trophy } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { EventCard } from '../../domain/catalogue/types';
import { Button } from '../../ui/button';
import { Page, PageHeader } from '../../ui/page';
import { Scheme } from '../../ui/scheme';
import { eventsThemeChosen } from './events-theme-slice';
import { LinkBoard, type LinkGroup } from './link-board';
import { selectEventsTheme } from './selectors';

const dress: Readonly<Record<EventCard['title'], Pick<LinkGroup, 'lead' | 'icon'>>> = {
  'Find Hackathons': {
    lead: 'Build something with others by a fixed date',
    icon: <Trophy aria-hidden="true" />,
  },
  'Stay Updated': {
    lead: 'What changed in the field, without searching for it',
    icon: <Newspaper aria-hidden="true" />,
  },
  'Start Coding Prep': {
    lead: 'Problems to practise on before an interview',
    icon: <Code aria-hidden="true" />,
  },
  'For UI/UX': {
    lead: 'Screens to look at, rules to know, colours to try',
    icon: <PenTool aria-hidden="true" />,
  },
};
const groups: readonly LinkGroup[] = eventCards.map((card) => ({ ...card, ...dress[card.title] }));

/** `/findevents`: hackathons, news, practice and design elsewhere. It has an appearance of its own, dark at first. */
export function EventsScreen() {
  const theme = useAppSelector(selectEventsTheme);
  const dispatch = useAppDispatch();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Scheme id="findevents" look={theme}>
      <Page title="Events and tips">
        <PageHeader
          title="Events and tips"
          lead="Places elsewhere that are worth a bookmark: where to build with others, what to read, what to practise on."
          action={
            <Button onClick={() => dispatch(eventsThemeChosen(other))}>
              {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
              Switch to {other}
            </Button>
          }
        />
        <LinkBoard groups={groups} searchLabel="Search all events and tips" columns={2} />
      </Page>
    </Scheme>
  );
}
