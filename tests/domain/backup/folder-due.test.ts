import { expect, test } from 'vitest';
import { isFolderDue } from '../../../src/domain/backup/folder-due';

const NOW = Date.parse('2026-11-28T10:00:00Z');
const folder = (lastAt: string | null) => ({ name: 'Backups', lastAt, problem: null });

test.each([
  ['no folder', null, false],
  ['a folder without a backup', folder(null), true],
  ['one of an hour ago', folder('2026-11-28T09:00:00Z'), false],
  ['one of a day ago', folder('2026-11-27T10:00:00Z'), true],
  ['one of a clock that was ahead', folder('2027-01-01T00:00:00Z'), true],
])('%s', (_, kept, due) => expect(isFolderDue(kept, NOW)).toBe(due));
