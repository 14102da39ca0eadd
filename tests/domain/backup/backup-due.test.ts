import { expect, test } from 'vitest';
import { type BackupsMade, backupDueSince } from '../../../src/domain/backup/backup-due';

const NOW = Date.parse('2026-11-28T10:00:00Z');
const never: BackupsMade = { lastAt: null, hiddenAt: null, reminds: true, folder: null };
const days = (...all: string[]) => all.map((day) => `2026-${day}T09:00:00.000Z`);
const autumn = days('09-01', '09-03', '10-02', '11-20', '11-27');

test.each([
  ['five things done since September, and no backup', never, autumn, '2026-09-01T09:00:00.000Z'],
  ['in any order', never, [...autumn].reverse(), '2026-09-01T09:00:00.000Z'],
  ['four are nothing to speak of', never, autumn.slice(0, 4), null],
  ['a beginner of this month', never, days('11-01', '11-02', '11-03', '11-04', '11-05'), null],
  ['nothing done', never, [], null],
  ['a backup of last week', { ...never, lastAt: '2026-11-21T09:00:00Z' }, autumn, null],
  [
    'a backup of August, and five things since',
    { ...never, lastAt: '2026-08-20T09:00:00Z' },
    autumn,
    '2026-08-20T09:00:00Z',
  ],
  ['an old backup that has nearly all', { ...never, lastAt: '2026-10-10T09:00:00Z' }, autumn, null],
  ['put away last week', { ...never, hiddenAt: '2026-11-21T09:00:00Z' }, autumn, null],
  ['put away in summer', { ...never, hiddenAt: '2026-07-21T09:00:00Z' }, autumn, '2026-09-01T09:00:00.000Z'],
  ['not wanted', { ...never, reminds: false }, autumn, null],
] as const)('%s', (_, made, doneAt, since) => expect(backupDueSince(made, doneAt, NOW)).toBe(since));

test('thirty days to the minute', () => {
  const lastAt = '2026-10-29T10:00:00.000Z';
  const doneAt = days('10-30', '10-31', '11-01', '11-02', '11-03');
  expect(backupDueSince({ ...never, lastAt }, doneAt, NOW - 60_000)).toBe(null);
  expect(backupDueSince({ ...never, lastAt }, doneAt, NOW)).toBe(lastAt);
});
