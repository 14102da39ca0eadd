import * as z from 'zod/mini';
import { one } from '../../app/collection';
import { noneTold, remindersSlice, toldReceived } from './reminders-slice';

/** One for all tabs, so that each reminder is said once. */
export const remindersToldCollection = one({
  name: 'remindersTold',
  title: 'Reminders that were told',
  version: 2,
  migrations: { 1: (told) => ({ ...(told as object), silenced: false }) },
  latest: true,
  schema: z.object({ upTo: z.nullable(z.iso.datetime()), silenced: z.boolean() }),
  slice: remindersSlice,
  select: (state) => state.reminders,
  received: toldReceived,
  initial: noneTold,
});
