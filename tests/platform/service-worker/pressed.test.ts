import { expect, test } from 'vitest';
import { browserNotifications } from '../../../src/platform/notifications';
import { openPressed, type PageClient } from '../../../src/service-worker/pressed';

const ORIGIN = 'https://elevate.test';

function world(urls: readonly string[], focused = -1) {
  const done: string[] = [];
  const messages = new EventTarget();
  const pages: PageClient[] = urls.map((url, index) => ({
    url: url.startsWith('/') ? ORIGIN + url : url,
    focused: index === focused,
    focus: async () => void done.push(`focus ${url}`),
    postMessage: (data) => {
      done.push(`tell ${url}`);
      messages.dispatchEvent(new MessageEvent('message', { data }));
    },
  }));
  const heard: string[] = [];
  const end = browserNotifications({}, { messages, permissions: undefined, worker: async () => undefined }).onPressed(
    (path) => heard.push(path),
  );
  const press = (data: unknown) =>
    openPressed(
      { matchAll: async () => pages, openWindow: async (path) => void done.push(`open ${path}`) },
      ORIGIN,
      data,
    );
  return { done, heard, press, end };
}
const TASK = '/planyourday/tasks?open=task-1';

test('the page that is open is brought to the front and hears the path; nothing is loaded again', async () => {
  const { done, heard, press, end } = world(['/home', '/settings'], 1);
  await press({ path: TASK });
  expect(done).toEqual(['tell /settings', 'focus /settings']);
  expect(heard).toEqual([TASK]);
  end();
  await press({ path: TASK });
  expect(heard).toEqual([TASK]);
});

test.each([
  ['no page is open', []],
  ['only the landing page is', ['/']],
  ['only a page of somebody else is', ['https://other.test/home']],
])('%s: one is opened at the place', async (_, urls) => {
  const { done, press } = world(urls);
  await press({ path: TASK });
  expect(done).toEqual([`open ${TASK}`]);
});

test.each([
  ['nothing', undefined],
  ['no text', { path: 7 }],
  ['an address elsewhere', { path: 'https://other.test/x' }],
  ['one that only looks like a path', { path: '//other.test/x' }],
])('%s leads to the first page of the app', async (_, data) => {
  const { done, press } = world([]);
  await press(data);
  expect(done).toEqual(['open /home']);
});

test('a page that may not come to the front has been told', async () => {
  const told: unknown[] = [];
  const page: PageClient = {
    url: `${ORIGIN}/home`,
    focused: false,
    focus: () => Promise.reject(new Error('not allowed')),
    postMessage: (message) => told.push(message),
  };
  await openPressed({ matchAll: async () => [page], openWindow: async () => {} }, ORIGIN, { path: TASK });
  expect(told).toEqual([{ type: 'notification-pressed', path: TASK }]);
});
