import github from 'content:guides/github';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inToast, renderScreen } from '../support/render-screen';

const APOLOGY = 'Sorry, there was an error processing your request. Please try again.';
const finished = (text: string) => ({ type: 'reply.finished', text, finish: 'stop', note: null }) as const;

async function open() {
  const view = await renderScreen('/github');
  const panel = within(await screen.findByRole('region', { name: 'Chat with the assistant' }));
  const box = panel.getByRole('textbox', { name: 'Your question' });
  return { ...view, panel, box, send: () => panel.getByRole('button', { name: 'Send' }) };
}

test('white space is not sent; Enter sends, clears the box and shows that a reply comes; until then nothing else goes out', async () => {
  const { user, device, panel, box, send } = await open();
  expect(send()).toBeDisabled();
  await user.type(box, '   {Enter}');
  expect(send()).toBeDisabled();
  expect(device.reply.calls).toHaveLength(0);
  await user.clear(box);
  await user.type(box, 'What do I pin?{Enter}');
  expect(device.reply.latest.input).toEqual({
    guide: 'github',
    messages: [{ role: 'user', content: 'What do I pin?' }],
  });
  expect(box).toHaveValue('');
  expect(panel.getByText('AI Assistant is typing…')).toBeVisible();
  await user.type(box, 'And then{Enter}');
  expect(send()).toBeDisabled();
  expect(device.reply.calls).toHaveLength(1);
  device.reply.latest.send(finished('Work that fits the job. Stars, int *p and 2 * 3 * 4 stay.'));
  expect(await panel.findByText(/int \*p and 2 \* 3 \* 4 stay/)).toBeVisible();
  expect(panel.queryByText('AI Assistant is typing…')).toBeNull();
  expect(send()).toBeEnabled();
});

test('each suggested question is asked with one press', async () => {
  const { user, device } = await open();
  const prompts = within(await screen.findByRole('list', { name: 'Suggested questions' })).getAllByRole('button');
  expect(prompts.map(({ textContent }) => textContent)).toEqual(github.prompts);
  for (const [index, prompt] of github.prompts.entries()) {
    await user.click(screen.getByRole('button', { name: prompt }));
    expect(device.reply.latest.input.messages.at(-1)?.content).toBe(prompt);
    device.reply.latest.send(finished(`Answer ${index}.`));
    await screen.findByText(`Answer ${index}.`);
  }
});

test('a failure shows the spec’s sentence and the reason, and can be tried again', async () => {
  const { user, device, panel, box } = await open();
  await user.type(box, 'Why?{Enter}');
  device.reply.latest.send({ type: 'reply.failed', text: '', error: { kind: 'server', message: 'It broke.' } });
  const alert = await panel.findByRole('alert');
  expect(alert).toHaveTextContent(APOLOGY);
  expect(alert).toHaveTextContent('It broke.');
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  expect(device.reply.latest.input.messages).toEqual([{ role: 'user', content: 'Why?' }]);
});

test('the latest reply is read aloud; a second press stops it', async () => {
  const { user, device, panel, box } = await open();
  const read = () => panel.getByRole('button', { name: 'Read the latest reply aloud' });
  expect(read()).toBeDisabled();
  for (const [question, answer] of [
    ['One?', 'First.'],
    ['Two?', 'Second.'],
  ] as const) {
    await user.type(box, `${question}{Enter}`);
    device.reply.latest.send(finished(answer));
    await panel.findByText(answer);
  }
  await user.click(read());
  expect(device.readAloud.latest.input).toEqual({ text: 'Second.', language: 'en-US', voice: null, rate: 1 });
  expect(read()).toHaveAttribute('aria-pressed', 'true');
  await user.click(read());
  expect(device.readAloud.latest.stopped).toBe(true);
});

test('earlier conversations are opened, and deleted with Undo; an edited one can be gone back to', async () => {
  const { user, device, panel, box } = await open();
  expect(panel.queryByRole('button', { name: 'Conversations' })).toBeNull();
  await user.type(box, 'What do I pin?{Enter}');
  device.reply.latest.send(finished('Six that fit the job.'));
  await panel.findByText('Six that fit the job.');
  await user.click(panel.getByRole('button', { name: 'New conversation' }));
  const chat = () => within(screen.getByRole('region', { name: 'Chat with the assistant' }));
  await waitFor(() => expect(chat().queryByText('Six that fit the job.')).toBeNull());
  await user.click(chat().getByRole('button', { name: 'Conversations' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Conversations' }));
  await user.click(drawer.getByRole('button', { name: /^What do I pin\?/ }));
  expect(await chat().findByText('Six that fit the job.')).toBeVisible();

  await user.click(chat().getByRole('button', { name: 'Edit question' }));
  await user.type(screen.getByRole('textbox', { name: 'Edit your question' }), ' First{Enter}');
  device.reply.latest.send(finished('The best one.'));
  await user.click(await inToast('Open it'));
  expect(await chat().findByRole('heading', { name: 'What do I pin? (before the edit)' })).toBeVisible();
  expect(chat().getByText('Six that fit the job.')).toBeVisible();

  await user.click(chat().getByRole('button', { name: 'Conversations' }));
  await user.click(await screen.findByRole('button', { name: 'Actions for What do I pin? (before the edit)' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(chat().queryByText('Six that fit the job.')).toBeNull());
});

test('the window is 64 units high, and goes to its end with a question and with the words that come in', async () => {
  const grown: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(seen: () => void) {
        grown.push(seen);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { user, device, panel, box } = await open();
  const list = panel.getByRole('region', { name: 'Messages' });
  expect(list).toHaveClass('h-64');
  const height = vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(900);
  await user.type(box, 'Why?{Enter}');
  expect(list.scrollTop).toBe(900);
  height.mockReturnValue(1400);
  device.reply.latest.send(finished('Because.'));
  await panel.findByText('Because.');
  for (const seen of grown) seen();
  await waitFor(() => expect(list.scrollTop).toBe(1400));
  vi.unstubAllGlobals();
});
