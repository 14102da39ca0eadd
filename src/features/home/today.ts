import { dayItemPath } from '../../app/open-source';
import type { RootState } from '../../app/store';
import { itemsOfDay } from '../../domain/today/items';
import type { DayLine } from '../../ui/day-list';
import { deviceZone } from '../../ui/device-zone';
import { selectOwnTasks } from '../board/selectors';
import { selectCalendar } from '../calendar/selectors';

/** Something of today, with the address that it opens. Plain data. */
export type TodayItem = DayLine & { readonly of: string };

/** What today holds, the whole day's first, then by the clock. @param today `YYYY-MM-DD` */
export const todayItems = (state: RootState, today: string): readonly TodayItem[] =>
  itemsOfDay({ ...selectCalendar(state), tasks: selectOwnTasks(state), zone: deviceZone() }, today).map(
    ({ about, ...item }) => ({ ...item, to: dayItemPath({ ...item, about }, today) }),
  );
