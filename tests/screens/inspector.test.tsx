import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { secretSlotOf } from '../../src/ai/providers/config';
import { inspectionFlag } from '../../src/app/inspection-flag';
import { fakeDevice } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';

async function inspect(path: string, device = fakeDevice()) {
  await device.inspection.turn(true);
  const view = await renderScreen(path, { device });
  const drawer = await screen.findByRole('complementary', { name: 'Inspector' });
  return { ...view, drawer, part: (name: string) => within(drawer).getByRole('region', { name }) };
}
const types = (log: HTMLElement) =>
  within(within(log).getByRole('list', { name: 'Events, newest first' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.split(' ')[0]);

test('nothing of it shows unless it is asked for', async () => {
  await renderScreen('/esmoai');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('complementary', { name: 'Inspector' })).not.toBeInTheDocument();
});

test('a flow, what it runs, its state, context, accepted events and what was sent', async () => {
  const { user, part, device } = await inspect('/esmoai');
  const composer = await screen.findByRole('textbox', { name: /question|message|ask/i });
  await user.type(composer, 'Why?{Enter}');
  await waitFor(() => expect(device.reply.calls).toHaveLength(1));
  const tree = part('Actors');
  await waitFor(() => expect(within(tree).getByRole('button', { name: /^chat loading\.waiting/ })).toBeVisible());
  expect(within(tree).getByRole('button', { name: /^reply active/ })).toBeVisible();

  await user.click(within(tree).getByRole('button', { name: /^chat/ }));
  const chosen = part('Chosen actor');
  expect(chosen).toHaveTextContent('Stateloading.waiting');
  expect(chosen).toHaveTextContent(/Accepts.*reply\.finished.*reply\.stopped/);
  expect(chosen).toHaveTextContent('Runsreply');
  expect(chosen).toHaveTextContent('"content": "Why?"');

  device.reply.latest.send({ type: 'reply.finished', text: 'x'.repeat(500), finish: 'stop', note: null });
  await waitFor(() => expect(types(part('Event log'))).toContain('reply.finished'));
  expect(within(part('Event log')).getByRole('button', { name: /^reply\.finished reply → chat · idle/ })).toBeVisible();
  expect(chosen).toHaveTextContent('… (500 characters)');
  await waitFor(() => expect(within(tree).queryByRole('button', { name: /^reply/ })).not.toBeInTheDocument());
});

test('the log is filtered, opened, paused and cleared, by keyboard too', async () => {
  const { user, part, device } = await inspect('/esmoai');
  const composer = await screen.findByRole('textbox', { name: /question|message|ask/i });
  await user.type(composer, 'Hi');
  await waitFor(() => expect(types(part('Event log'))).toContain('draft.changed'));
  const log = within(part('Event log'));
  await user.type(log.getByRole('searchbox', { name: 'Filter events' }), 'draft');
  expect(new Set(types(part('Event log')))).toEqual(new Set(['draft.changed']));
  const [newest] = log.getAllByRole('button', { name: /^draft\.changed screen → chat · idle/ });
  newest?.focus();
  await user.keyboard('{Enter}');
  expect(part('Event log')).toHaveTextContent('"text": "Hi"');

  await user.click(log.getByRole('button', { name: 'Pause' }));
  const before = types(part('Event log')).length;
  await user.type(composer, '!');
  expect(types(part('Event log'))).toHaveLength(before);
  await user.click(log.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(types(part('Event log'))).toHaveLength(before + 1));
  await user.click(log.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(part('Event log')).toHaveTextContent('No event matches the filter.'));
  expect(device.inspection.recorder()?.log()).toEqual([]);
});

test('a walk is copied as a replay, and a key of a model is in nothing that shows', async () => {
  const device = fakeDevice();
  const { user, store, part, drawer } = await inspect('/esmoai', device);
  await device.secrets.set(secretSlotOf(store.getState().settings.ai), 'my-own-key-123', { remember: false });
  const composer = await screen.findByRole('textbox', { name: /question|message|ask/i });
  await user.click(composer);
  await user.paste('Is my-own-key-123 safe?');
  await waitFor(() => expect(part('Chosen actor')).toHaveTextContent('Is [hidden] safe?'));
  await user.click(within(drawer).getByRole('button', { name: 'Copy as replay' }));
  await waitFor(() => expect(device.copied).toHaveLength(1));
  const [text] = device.copied;
  expect(text).toContain("    [{ type: 'draft.changed', text: 'Is [hidden] safe?' }, 'idle'],");
  expect(text).toContain("  starts: 'idle',");
  expect(drawer).not.toHaveTextContent('my-own-key-123');
});

test('it collapses, expands, and is turned off', async () => {
  const { user, drawer } = await inspect('/esmoai');
  await user.click(within(drawer).getByRole('button', { name: 'Collapse' }));
  expect(within(drawer).queryByRole('region', { name: 'Actors' })).not.toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Expand', expanded: false }));
  expect(within(drawer).getByRole('region', { name: 'Actors' })).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Inspector' })).not.toBeInTheDocument());
});

test('Settings → Developer: the switch, every flow with its statechart, the version', async () => {
  const { user, at } = await renderScreen('/settings?tab=developer');
  const toggle = await screen.findByRole('checkbox', { name: /Show the inspector in this tab/ });
  await user.click(toggle);
  expect(await screen.findByRole('complementary', { name: 'Inspector' })).toHaveTextContent('No flow has started');
  expect(toggle).toBeChecked();
  await user.click(toggle);
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Inspector' })).not.toBeInTheDocument());

  await user.click(await screen.findByRole('link', { name: 'Statechart: Chat' }));
  await at('/settings?tab=developer&flow=chat');
  const page = await screen.findByRole('region', { name: 'Statechart of Chat' });
  expect(await within(page).findByRole('heading', { name: 'Transitions' })).toBeVisible();
  expect(page).toHaveTextContent('stateDiagram-v2');
  expect(screen.getByRole('region', { name: 'This version' })).toHaveTextContent(/Elevate\d+\.\d+/);
});

test('?inspect is remembered in the tab until ?inspect=off', () => {
  expect(inspectionFlag('?inspect')).toBe(true);
  expect(inspectionFlag('')).toBe(true);
  expect(inspectionFlag('?inspect=off')).toBe(false);
  expect(inspectionFlag('')).toBe(false);
});
