import { expect, test } from 'vitest';
import { createBackupFolder, DAYS_KEPT, FolderError } from '../../../src/platform/files/backup-folder';
import { FakeFolder } from '../../support/fake-folder';
import { asHandle, memoryPlace } from '../../support/memory-place';

function setUp() {
  const disk = new FakeFolder('Backups');
  const place = memoryPlace();
  const folder = createBackupFolder({ pick: async () => asHandle(disk), place });
  const read = (name: string) => new TextDecoder().decode(disk.files.get(name));
  const put = (name: string, text: string) => disk.files.set(name, new TextEncoder().encode(text));
  return { disk, place, folder, read, put };
}

const content = new Blob(['{"format":"elevate-backup"}']);
const problemOf = (error: unknown) => (error instanceof FolderError ? error.problem : error);

test('a chosen folder is known again, gets a file for each day, and keeps the last seven of its own', async () => {
  const { disk, place, folder, read, put } = setUp();
  expect(await folder.look()).toEqual({ name: null, isPermitted: false });
  expect(await folder.choose()).toBe('Backups');
  expect(await createBackupFolder({ pick: async () => asHandle(disk), place }).look()).toEqual({
    name: 'Backups',
    isPermitted: true,
  });
  put('elevate-backup-2026-01-01.json', 'exported by hand');
  put('letter.json', 'of somebody');
  for (let day = 10; day < 20; day++) await folder.write(`2026-11-${day}`, content);
  await folder.write('2026-11-19', content);
  const own = [...disk.files.keys()].filter((name) => name.startsWith('elevate-automatic-'));
  expect(own).toHaveLength(DAYS_KEPT);
  expect(own.sort()[0]).toBe('elevate-automatic-2026-11-13.json');
  expect(read('elevate-automatic-2026-11-19.json')).toBe(await content.text());
  expect(read('elevate-backup-2026-01-01.json')).toBe('exported by hand');
  expect(disk.files.has('letter.json')).toBe(true);
  await folder.forget();
  expect(await folder.look()).toEqual({ name: null, isPermitted: false });
  expect(own).toHaveLength(DAYS_KEPT);
});

test('who closes the picker keeps the folder that was there', async () => {
  const { place, folder } = setUp();
  await folder.choose();
  const closed = createBackupFolder({
    pick: () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' })),
    place,
  });
  expect(await closed.choose()).toBeNull();
  expect(await closed.look()).toEqual({ name: 'Backups', isPermitted: true });
});

test('where no page can write to a folder, none is looked for', async () => {
  const place = memoryPlace();
  await place.put(asHandle(new FakeFolder('Backups')));
  const folder = createBackupFolder({ pick: undefined, place });
  expect(await folder.look()).toEqual({ name: null, isPermitted: false });
  expect(await folder.choose()).toBeNull();
});

test('a permission that is gone is asked for by a press alone', async () => {
  const { disk, folder } = setUp();
  await folder.choose();
  disk.permission = 'prompt';
  expect(await folder.look()).toEqual({ name: 'Backups', isPermitted: false });
  expect(await folder.write('2026-11-28', content).catch(problemOf)).toBe('permission');
  expect(disk.files.size).toBe(0);
  disk.answer = 'denied';
  expect(await folder.permit()).toBe(false);
  disk.answer = 'granted';
  expect(await folder.permit()).toBe(true);
  await folder.write('2026-11-28', content);
  expect(disk.files.size).toBe(1);
});

test.each([
  ['QuotaExceededError', 'full'],
  ['NoModificationAllowedError', 'read-only'],
  ['NotAllowedError', 'permission'],
  ['SecurityError', 'permission'],
  ['NotFoundError', 'gone'],
  ['InvalidStateError', 'failed'],
])('%s is told as “%s”, and what was there stays', async (name, problem) => {
  const { disk, folder } = setUp();
  await folder.choose();
  await folder.write('2026-11-27', content);
  disk.fails = name;
  expect(await folder.write('2026-11-28', content).catch(problemOf)).toBe(problem);
  expect([...disk.files.keys()]).toEqual(['elevate-automatic-2026-11-27.json']);
});

test('without a folder nothing is written', async () => {
  const folder = createBackupFolder({ pick: undefined, place: memoryPlace() });
  expect(await folder.write('2026-11-28', content).catch(problemOf)).toBe('gone');
  expect(await folder.permit()).toBe(false);
});
