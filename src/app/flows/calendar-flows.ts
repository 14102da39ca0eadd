import { selectParts } from '../../features/calendar/selectors';
import type { FlowParts } from './flow-parts';

export const calendarSubscription = async ({ store }: FlowParts) => {
  const [{ calendarSubscriptionMachine }, { readAddressLogic }, { fetchCalendar }, calendars] = await Promise.all([
    import('../../../machines/calendar-subscription.machine'),
    import('../actors/subscription-actors'),
    import('../../platform/files/fetch-calendar'),
    import('../workers/calendar'),
  ]);
  return calendarSubscriptionMachine.provide({
    actors: {
      readAddress: readAddressLogic({
        fetchCalendar,
        openCalendarFile: calendars.openCalendarFile,
        readCalendars: (files, zones) =>
          calendars.readCalendars(files, Object.values(selectParts(store.getState())), zones),
      }),
    },
  });
};

export const calendarImport = async ({ store }: FlowParts) => {
  const [{ calendarImportMachine }, { readCalendarLogic }] = await Promise.all([
    import('../../../machines/calendar-import.machine'),
    import('../workers/calendar'),
  ]);
  return calendarImportMachine.provide({
    actors: { readCalendar: readCalendarLogic(() => Object.values(selectParts(store.getState()))) },
  });
};
