import { expect, test } from './support/driven';
import type { Target } from './support/find';
import type { Screen } from './support/screen';

const words: Target = { role: 'textbox', name: 'Enter a new task for the To Do column:' };
const addTask: Target = { role: 'button', name: 'Add New Task', within: { role: 'region', name: 'To Do' } };

/** From now on whatever the page writes takes until it is left, and on. */
const makeDiskSlow = (app: Screen) =>
  app.run(() => {
    addEventListener('pagehide', ({ persisted }) => {
      Object.assign(window, { isSlow: false });
      sessionStorage.setItem('was-kept', String(persisted));
    });
    const begin = IDBDatabase.prototype.transaction;
    Object.assign(window, { isSlow: true });
    IDBDatabase.prototype.transaction = function (...how) {
      const transaction = begin.apply(this, how);
      const [store = ''] = transaction.objectStoreNames;
      const ask = () => {
        Object.assign(window, { isWriting: true });
        transaction.objectStore(store).count().onsuccess = () => 'isSlow' in window && window.isSlow && ask();
      };
      if (how[1] === 'readwrite' && 'isSlow' in window && window.isSlow) ask();
      return transaction;
    };
  });

test('a page that is left while it writes holds up no other, and goes on when Back shows it again', async ({ app }, {
  project,
}) => {
  await app.open('/planyourday/tasks');
  await app.click(addTask);
  await app.finds(words);
  await makeDiskSlow(app);
  await app.types('Read the terms');
  await app.until('a write', () => 'isWriting' in window, []);
  await app.open('/planyourday/tasks?again');
  await app.click(addTask);
  // From the journal: what was being written is not lost with it.
  expect(await app.valueOf(words)).toBe('Read the terms');
  const wasKept = await app.run(() => sessionStorage.getItem('was-kept') === 'true');
  expect(wasKept).toBe(project.name === 'webkit');

  await app.run(() => history.back());
  await app.until('the page before', (kept) => !location.search && (!kept || 'isWriting' in window), [wasKept]);
  if (!wasKept) await app.click(addTask);
  await app.click(words);
  await app.keys('End');
  await app.types(' twice');
  await app.keys('Enter');
  await app.finds({ role: 'button', name: 'Drag Read the terms twice' });
  const locks = await app.run(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  expect(locks).toEqual(expect.arrayContaining([expect.stringMatching(/^elevate-page-/)]));
  expect(locks).toContain(await app.run(() => `elevate-tab-${sessionStorage.getItem('elevate-tab')}`));
  await app.open('/planyourday/tasks');
  await app.finds({ role: 'button', name: 'Drag Read the terms twice' });
});
