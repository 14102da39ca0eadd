import { fromPromise } from 'xstate';
import type { AddressRead, ReadAddressInput } from '../../../machines/contracts/calendar-subscription-flow';
import type { fetchCalendar } from '../../platform/files/fetch-calendar';
import type { openCalendarFile, readCalendars } from '../workers/calendar';

export interface AddressDeps {
  readonly fetchCalendar: (address: string, signal: AbortSignal) => ReturnType<typeof fetchCalendar>;
  readonly openCalendarFile: (name: string, bytes: Uint8Array) => ReturnType<typeof openCalendarFile>;
  readonly readCalendars: (
    files: Parameters<typeof readCalendars>[0],
    zones: ReadAddressInput['zones'],
  ) => ReturnType<typeof readCalendars>;
}

/** Actor `readAddress`: what is at an address now, read in a worker. */
export const readAddressLogic = ({ fetchCalendar, openCalendarFile, readCalendars }: AddressDeps) =>
  fromPromise<AddressRead, ReadAddressInput>(async ({ input: { name, address, zones }, signal }) => {
    const fetched = await fetchCalendar(address, signal);
    if ('problem' in fetched) return fetched;
    const [text] = (await openCalendarFile(name, fetched.bytes)) ?? [];
    if (!text || !/BEGIN:VCALENDAR/i.test(text.text)) return { problem: 'no-calendar' };
    const [read] = await readCalendars([text], zones);
    return read ? { file: read.file } : { problem: 'no-calendar' };
  });
