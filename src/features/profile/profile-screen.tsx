import { Moon, Sun } from 'lucide-react';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { SAMPLE_TOPICS } from '../../domain/activity/sample';
import { topicCounts } from '../../domain/activity/topics';
import { figuresOf } from '../../domain/coding-profile/figures';
import { Button } from '../../ui/button';
import { Page, PageHeader } from '../../ui/page';
import { Scheme } from '../../ui/scheme';
import { useToday } from '../../ui/use-today';
import { selectActivities } from '../activity/selectors';
import { LedgerPanel } from './ledger-panel';
import { PlatformsSection } from './platforms-section';
import { ProfilePanel } from './profile-panel';
import { profileChanged } from './profile-slice';
import { selectCodingProfile } from './selectors';
import { Statistics } from './statistics';
import { TopicsPanel } from './topics-panel';
import { YearPanel } from './year-panel';

/** `/userprofile`: the coding profile. Product spec, section 2, "Coding-profile dashboard". */
export function ProfileScreen() {
  const today = useToday();
  const activities = useAppSelector(selectActivities);
  const contests = useAppSelector((state) => selectCodingProfile(state).contests);
  const rating = useAppSelector((state) => selectCodingProfile(state).rating);
  const theme = useAppSelector((state) => selectCodingProfile(state).theme);
  const dispatch = useAppDispatch();
  const figures = useMemo(
    () => figuresOf(activities, { contests, rating }, today),
    [activities, contests, rating, today],
  );
  const isEmpty = activities.length === 0;
  const topics = useMemo(() => (isEmpty ? SAMPLE_TOPICS : topicCounts(activities)), [isEmpty, activities]);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Scheme look={theme}>
      <Page title="Profile">
        <PageHeader
          title="Profile"
          lead="What you did here, counted as you do it; what you enter about yourself, beside it."
          action={
            <Button onClick={() => dispatch(profileChanged({ theme: other }))}>
              {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />} Switch to {other}
            </Button>
          }
        />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_1fr]">
          <div className="grid min-w-0 grid-cols-1 gap-6 sm:max-lg:grid-cols-2 sm:max-lg:items-start">
            <ProfilePanel today={today} />
            <PlatformsSection />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <Statistics figures={figures} />
            <YearPanel activities={activities} today={today} />
            <div className={`grid grid-cols-1 items-start gap-6 ${isEmpty ? '' : 'md:grid-cols-2'}`}>
              <TopicsPanel topics={topics} isSample={isEmpty} />
              {isEmpty ? null : <LedgerPanel activities={activities} today={today} />}
            </div>
          </div>
        </div>
      </Page>
    </Scheme>
  );
}
