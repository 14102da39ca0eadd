import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Conversation, ReplyEvent } from '../../machines/contracts/chat';
import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import { createStore, type RootState } from '../../src/app/store';
import { initialSettings } from '../../src/features/settings/settings-slice';
import { conversationKept } from '../../src/features/tutor/conversations-slice';
import { inToast, renderScreen } from '../support/render-screen';

const PLACEHOLDER = 'Ask anything about your studies...';
const APOLOGY = 'Sorry, I encountered an error. Please try again.';
const note = {
  confidence: 'sure',
  nearby: ['Binary search'],
  sources: [{ name: 'A page', url: 'https://example.org/' }],
} as const;

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const conversation = (id: string, day: number, question: string, answer: string): Conversation => ({
  id,
  name: question,
  guide: null,
  messages: [
    { id: `${id}-q`, role: 'user', content: question, at: at(day) },
    {
      id: `${id}-r`,
      role: 'bot',
      content: answer,
      at: at(day),
      by: 'Built-in coach',
      finish: 'stop',
      error: null,
      note: null,
    },
  ],
  createdAt: at(day),
  updatedAt: at(day),
});

/** The state with conversations in it, and Gemini chosen when told so. */
function stateWith(conversations: readonly Conversation[], gemini = false) {
  const store = createStore({ secrets: { read: () => null } });
  for (const one of conversations) store.dispatch(conversationKept(one));
  const ai = gemini ? { ...DEFAULT_PROVIDER_CONFIG, provider: 'gemini' as const } : DEFAULT_PROVIDER_CONFIG;
  return { conversations: store.getState().conversations, settings: { ...initialSettings, ai } };
}

async function open(route = '/esmoai', preloadedState = stateWith([])) {
  const shown = await renderScreen(route, { preloadedState });
  const box = await screen.findByPlaceholderText(PLACEHOLDER);
  const chat = () => within(screen.getByRole('region', { name: 'Chat' }));
  const send = () => screen.getByRole('button', { name: 'Send' });
  const answers = () => chat().getAllByRole('article', { name: 'AI Assistant' });
  return { ...shown, box, chat, send, answers };
}

describe('asking', () => {
  test('blank text is not sent; Enter sends, Shift+Enter begins a new line; sending is disabled while a reply comes in', async () => {
    const { user, box, send, device, chat } = await open();
    expect(chat().getByRole('region', { name: 'Messages' })).toHaveClass(
      // 500 px, less where the text box would be out of sight.
      'h-[clamp(16rem,calc(100dvh-27.5rem),500px)]',
    );
    expect(send()).toBeDisabled();
    await user.type(box, '   {Enter}');
    expect(send()).toBeDisabled();
    expect(device.reply.calls).toHaveLength(0);
    await user.clear(box);
    await user.type(box, 'What is{Shift>}{Enter}{/Shift}a heap?{Enter}');
    expect(device.reply.latest.input).toEqual({
      guide: null,
      messages: [{ role: 'user', content: 'What is\na heap?' }],
    });
    expect(box).toHaveValue('');
    expect(chat().getByText('AI Assistant is typing…')).toBeVisible();
    await user.type(box, 'More{Enter}');
    expect(send()).toBeDisabled();
    expect(device.reply.calls).toHaveLength(1);
    device.reply.latest.send({ type: 'reply.streamed', text: 'A heap is' });
    expect(await chat().findByText('A heap is')).toBeVisible();
    expect(chat().queryByText('AI Assistant is typing…')).toBeNull();
    device.reply.latest.send({ type: 'reply.finished', text: 'A heap is a tree.', finish: 'stop', note });
    expect(await chat().findByText('A heap is a tree.')).toBeVisible();
    expect(chat().getByRole('link', { name: /A page/ })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(box).toHaveValue('More');
    expect(send()).toBeEnabled();
    await user.click(send());
    expect(device.reply.latest.input.messages.map(({ content }) => content)).toEqual([
      'What is\na heap?',
      'A heap is a tree.',
      'More',
    ]);
  });

  test('an example of the empty screen and a nearby topic are asked with one press; the draft stays', async () => {
    const { user, box, device, chat, at: reached, store } = await open();
    await user.type(box, 'mine');
    await user.click(screen.getByRole('button', { name: 'What is Big O notation?' }));
    expect(device.reply.latest.input.messages).toEqual([{ role: 'user', content: 'What is Big O notation?' }]);
    device.reply.latest.send({ type: 'reply.finished', text: 'Growth.', finish: 'stop', note });
    await user.click(await chat().findByRole('button', { name: 'Binary search' }));
    expect(device.reply.latest.input.messages.at(-1)?.content).toBe('Binary search');
    expect(box).toHaveValue('mine');
    const [id] = store.getState().conversations.ids;
    await reached(`/esmoai?chat=${id}`);
  });

  test('a quiz that has ended leads to study mode on its card; while it runs nothing does', async () => {
    const { user, box, device, chat } = await open();
    const quiz = { ...note, nearby: [], sources: [] };
    await user.type(box, 'Quiz me on closures{Enter}');
    device.reply.latest.send({ type: 'reply.finished', text: 'Question 1 of 1.', finish: 'stop', note: quiz });
    await chat().findByText('Question 1 of 1.');
    expect(chat().queryByRole('link', { name: 'Go on in Study mode' })).toBeNull();
    await user.type(box, 'scope{Enter}');
    const ended = { ...quiz, study: 'frontend/closures' };
    device.reply.latest.send({ type: 'reply.finished', text: '1 of 1 right.', finish: 'stop', note: ended });
    expect(await chat().findByRole('link', { name: 'Go on in Study mode' })).toHaveAttribute(
      'href',
      `/study?${new URLSearchParams({ on: 'frontend/closures' })}`,
    );
  });

  test('a failure shows the spec’s sentence, the reason and Retry; what came in stays', async () => {
    const { user, box, device, chat } = await open();
    await user.type(box, 'Why?{Enter}');
    device.reply.latest.send({
      type: 'reply.failed',
      text: 'Half a',
      error: { kind: 'quota', message: 'Wait 42 seconds.' },
    });
    const alert = await chat().findByRole('alert');
    expect(alert).toHaveTextContent(APOLOGY);
    expect(alert).toHaveTextContent('Wait 42 seconds.');
    expect(chat().getByText('Half a')).toBeVisible();
    await user.click(chat().getByRole('button', { name: 'Retry' }));
    expect(device.reply.latest.input.messages).toEqual([{ role: 'user', content: 'Why?' }]);
    device.reply.latest.send({ type: 'reply.finished', text: 'Because.', finish: 'stop', note: null });
    expect(await chat().findByText('Because.')).toBeVisible();
    // Both are kept: one is shown, the other a press away.
    expect(chat().queryByText('Half a')).toBeNull();
    expect(await chat().findByText('2 of 2')).toBeVisible();
    await user.click(chat().getByRole('button', { name: 'Earlier attempt' }));
    expect(await chat().findByText('Half a')).toBeVisible();
    expect(chat().getByText('1 of 2')).toBeVisible();
    await user.type(box, 'And?{Enter}');
    expect(device.reply.latest.input.messages.map(({ content }) => content)).toEqual(['Why?', 'Half a', 'And?']);
  });

  test.each<[string, ReplyEvent, string]>([
    ['whole', { type: 'reply.finished', text: 'A', finish: 'stop', note: null }, 'The reply is complete.'],
    [
      'cut',
      { type: 'reply.finished', text: 'A', finish: 'length', note: null },
      'The reply ended at its length limit; its end is missing.',
    ],
    ['failed', { type: 'reply.failed', text: 'A', error: { kind: 'quota', message: 'Wait.' } }, 'The reply failed.'],
    ['empty', { type: 'reply.failed', text: '', error: { kind: 'empty', message: 'No text.' } }, 'The reply failed.'],
    [
      'left',
      { type: 'reply.failed', text: '', error: { kind: 'aborted', message: 'Left.' } },
      'The reply was interrupted.',
    ],
  ])('a screen reader hears how a reply ended: %s', async (_, event, words) => {
    const { user, box, device, chat } = await open();
    await user.type(box, 'Why?{Enter}');
    const status = chat().getByText('AI Assistant is typing.');
    expect(status).toHaveAttribute('role', 'status');
    device.reply.latest.send(event);
    await waitFor(() => expect(status).toHaveTextContent(words));
    expect(status.textContent).toBe(words);
  });

  test('a screen reader hears that a reply was stopped', async () => {
    const { user, box, chat } = await open();
    await user.type(box, 'Why?{Enter}');
    const status = chat().getByText('AI Assistant is typing.');
    await user.click(await chat().findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(status).toHaveTextContent('The reply was stopped.'));
  });

  test('Stop keeps what came in and ends the request', async () => {
    const { user, box, device, chat } = await open();
    await user.type(box, 'Why?{Enter}');
    device.reply.latest.send({ type: 'reply.streamed', text: 'Half a' });
    await user.click(await chat().findByRole('button', { name: 'Stop' }));
    expect(device.reply.latest.stopped).toBe(true);
    expect(await chat().findByText(/You stopped the reply. What came in until then is kept/)).toBeVisible();
    expect(chat().getByText('Half a')).toBeVisible();
    expect(chat().getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  test('a reply at its limit says so, and Continue goes on with it', async () => {
    const { user, box, device, chat, answers } = await open('/esmoai', stateWith([], true));
    expect(screen.getByRole('combobox', { name: 'Answered by' })).toHaveDisplayValue(
      /Google Gemini gemini-flash-latest/,
    );
    await user.type(box, 'Why?{Enter}');
    device.reply.latest.send({ type: 'reply.finished', text: 'First half', finish: 'length', note: null });
    expect(await chat().findByText('The reply reached its length limit.')).toBeVisible();
    await user.click(chat().getByRole('button', { name: 'Continue' }));
    expect(device.reply.latest.input.messages.map(({ role }) => role)).toEqual(['user', 'bot', 'user']);
    device.reply.latest.send({ type: 'reply.finished', text: ', second half.', finish: 'stop', note: null });
    expect(await chat().findByText('First half, second half.')).toBeVisible();
    expect(answers()).toHaveLength(1);
    expect(chat().getByRole('button', { name: 'Ask again' })).toBeEnabled();
  });

  test('a question edited while its reply comes in ends that reply, and is asked', async () => {
    const { user, box, device, chat, store } = await open();
    await user.type(box, 'Heaps?{Enter}');
    device.reply.latest.send({ type: 'reply.streamed', text: 'A tree' });
    await user.click(await chat().findByRole('button', { name: 'Edit question' }));
    const first = device.reply.latest;
    await user.clear(chat().getByRole('textbox', { name: 'Edit your question' }));
    await user.keyboard('Stacks?{Enter}');
    expect(first.stopped).toBe(true);
    expect(device.reply.latest.input.messages).toEqual([{ role: 'user', content: 'Stacks?' }]);
    const kept = Object.values(store.getState().conversations.entities).map(({ messages }) =>
      messages.map(({ content }) => content),
    );
    expect(kept).toContainEqual(['Heaps?', 'A tree']);
  });

  test('an edited question is asked from there; the conversation as it was is kept and opens from the toast', async () => {
    const { user, device, chat, box } = await open(
      '/esmoai?chat=a',
      stateWith([conversation('a', 1, 'Heaps?', 'A tree.')]),
    );
    await user.click(chat().getByRole('button', { name: 'Edit question' }));
    const field = chat().getByRole('textbox', { name: 'Edit your question' });
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(chat().getByRole('button', { name: 'Edit question' })).toHaveFocus();
    expect(chat().getByText('Heaps?', { selector: 'p' })).toBeVisible();
    await user.click(chat().getByRole('button', { name: 'Edit question' }));
    await user.clear(chat().getByRole('textbox', { name: 'Edit your question' }));
    expect(chat().getByRole('button', { name: 'Save and ask' })).toBeDisabled();
    await user.keyboard('Stacks?{Enter}');
    expect(device.reply.latest.input.messages).toEqual([{ role: 'user', content: 'Stacks?' }]);
    await waitFor(() => expect(box).toHaveFocus());
    device.reply.latest.send({ type: 'reply.finished', text: 'Last in, first out.', finish: 'stop', note: null });
    expect(await chat().findByText('Last in, first out.')).toBeVisible();
    expect(chat().queryByText('A tree.')).toBeNull();
    await user.click(await inToast('Open it'));
    expect(await screen.findByText('A tree.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Heaps? (before the edit)' })).toBeVisible();
    expect(box).not.toBeInTheDocument();
  });
});

describe('voice', () => {
  test('one utterance is appended to the text box; a press while listening stops it', async () => {
    const { user, box, device } = await open();
    await user.type(box, 'Tell me');
    await user.click(screen.getByRole('button', { name: 'Voice input' }));
    expect(device.listen.latest.input).toEqual({ language: 'en-US', continuous: false });
    device.listen.latest.send({ type: 'recogniser.started', onDevice: true });
    expect(await screen.findByText(/^Listening; your voice is recognised on this device\./)).toBeVisible();
    device.listen.latest.send({ type: 'recogniser.heard', final: '', interim: 'what' });
    expect(await screen.findByText('Hearing: what')).toBeVisible();
    device.listen.latest.send({ type: 'recogniser.heard', final: 'what a heap is', interim: '' });
    device.listen.latest.send({ type: 'recogniser.ended' });
    await waitFor(() => expect(box).toHaveValue('Tell me what a heap is'));
    await user.click(screen.getByRole('button', { name: 'Voice input' }));
    device.listen.latest.send({ type: 'recogniser.started', onDevice: false });
    expect(await screen.findByText(/^Listening; your browser sends your voice to its speech service\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Stop listening' }));
    expect(device.listen.latest.stopped).toBe(true);
    expect(await screen.findByRole('button', { name: 'Voice input' })).toBeEnabled();
  });

  const inFrench = { ...initialSettings, speech: { language: 'fr-FR', voice: 'anna', rate: 1.5, pause: 3 } };
  const french: Pick<RootState, 'settings'> = { settings: inFrench };
  const withModel: Pick<RootState, 'settings'> = {
    settings: { ...inFrench, ai: { ...inFrench.ai, provider: 'openai-compatible' } },
  };

  test('voice input is in the language that the learner speaks', async () => {
    const { user, device } = await open('/esmoai', { ...stateWith([]), ...french });
    await user.click(screen.getByRole('button', { name: 'Voice input' }));
    expect(device.listen.latest.input).toEqual({ language: 'fr-FR', continuous: false });
  });

  test.each([
    ['its own English cards in English', french, 'en-US'],
    ['what a model says in the language of the learner', withModel, 'fr-FR'],
  ])('reads %s', async (_, state, language) => {
    const kept = stateWith([conversation('a', 1, 'Stacks?', 'Use a stack.')]);
    const { user, device, chat } = await open('/esmoai?chat=a', { ...kept, ...state });
    await user.click(await chat().findByRole('button', { name: 'Read aloud' }));
    expect(device.readAloud.latest.input).toEqual({ text: 'Use a stack.', language, voice: 'anna', rate: 1.5 });
  });

  test('without speech recognition an alert says so', async () => {
    const { user, device } = await open();
    device.listen.always((call) => call.send({ type: 'recogniser.failed', problem: 'unsupported' }));
    await user.click(screen.getByRole('button', { name: 'Voice input' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Speech recognition is not supported in your browser.');
  });

  test('Read aloud speaks a reply without its code, and a second press stops it', async () => {
    const text = 'Use a stack.\n\n```c\nint x;\n```';
    const two = conversation('a', 1, 'Stacks?', text);
    const { user, device, chat } = await open('/esmoai?chat=a', stateWith([two]));
    await user.click(await chat().findByRole('button', { name: 'Read aloud' }));
    expect(device.readAloud.latest.input.text).toBe('Use a stack.\n\nCode block omitted for speech');
    await user.click(await chat().findByRole('button', { name: 'Stop reading' }));
    expect(device.readAloud.latest.stopped).toBe(true);
    await user.click(await chat().findByRole('button', { name: 'Read aloud' }));
    device.readAloud.latest.send({ type: 'speech.failed', problem: 'failed' });
    expect(await screen.findByText(/The voice stopped or is not available/)).toBeVisible();
  });
});

describe('kept conversations', () => {
  const both = () =>
    stateWith([conversation('a', 1, 'Heaps?', 'A tree.'), conversation('b', 2, 'Stacks?', 'Last in, first out.')]);
  const list = () => within(screen.getByRole('list', { name: 'Conversations' }));
  const names = () =>
    list()
      .getAllByRole('listitem')
      .map((item) => item.querySelector('span')?.textContent);

  test('stand with the newest first, open with a press, and are searched in name and text', async () => {
    const { user, at: reached } = await open('/esmoai', both());
    expect(names()).toEqual(['Stacks?', 'Heaps?']);
    await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'TREE');
    await waitFor(() => expect(names()).toEqual(['Heaps?']));
    await user.click(list().getByRole('button', { name: /^Heaps\?/ }));
    await reached('/esmoai?chat=a');
    expect(await screen.findByText('A tree.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New chat' }));
    await reached('/esmoai');
    expect(await screen.findByText('Ask about what you are learning')).toBeVisible();
  });

  test('are renamed', async () => {
    const { user } = await open('/esmoai', both());
    await user.click(screen.getByRole('button', { name: 'Actions for Heaps?' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
    await user.type(field, 'Binary heaps{Enter}');
    await waitFor(() => expect(names()).toEqual(['Stacks?', 'Binary heaps']));
  });

  test('are deleted, with Undo; the open one gives way to a new chat', async () => {
    const { user, at: reached, store } = await open('/esmoai?chat=a', both());
    await user.click(screen.getByRole('button', { name: 'Actions for Heaps?' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await reached('/esmoai');
    expect(names()).toEqual(['Stacks?']);
    expect(await screen.findByText('“Heaps?” deleted.')).toBeVisible();
    await user.click(await inToast('Undo'));
    expect(names()).toEqual(['Stacks?', 'Heaps?']);
    expect(store.getState().conversations.entities.a?.messages).toHaveLength(2);
  });

  test('one that is not here says so', async () => {
    await renderScreen('/esmoai?chat=gone');
    expect(await screen.findByText('This conversation is not here.')).toBeVisible();
  });

  test('a reply interrupted by a reload keeps what came in, says so, and is asked for again', async () => {
    const cut = conversation('a', 1, 'Heaps?', 'A tr');
    const messages = cut.messages.map((message) => (message.role === 'bot' ? { ...message, finish: null } : message));
    const { user, device, chat } = await open('/esmoai?chat=a', stateWith([{ ...cut, messages }]));
    expect(await chat().findByText(/The page was closed or reloaded/)).toBeVisible();
    expect(chat().getByText('A tr')).toBeVisible();
    await user.click(chat().getByRole('button', { name: 'Retry' }));
    expect(device.reply.latest.input.messages).toEqual([{ role: 'user', content: 'Heaps?' }]);
  });

  test('leaving for another conversation in the middle of a reply keeps what came in', async () => {
    const { user, box, device, store } = await open('/esmoai?chat=a', both());
    await user.type(box, 'More?{Enter}');
    device.reply.latest.send({ type: 'reply.streamed', text: 'Half' });
    await user.click(list().getByRole('button', { name: /^Stacks\?/ }));
    expect(await screen.findByText('Last in, first out.')).toBeVisible();
    expect(device.reply.latest.stopped).toBe(true);
    expect(store.getState().conversations.entities.a?.messages.at(-1)).toMatchObject({
      content: 'Half',
      error: { kind: 'aborted' },
    });
  });

  test('a draft is kept for its conversation', async () => {
    const { user, box } = await open('/esmoai?chat=a', both());
    await user.type(box, 'half a quest');
    await user.click(list().getByRole('button', { name: /^Stacks\?/ }));
    await screen.findByText('Last in, first out.');
    expect(screen.getByPlaceholderText(PLACEHOLDER)).toHaveValue('');
    await user.click(list().getByRole('button', { name: /^Heaps\?/ }));
    await screen.findByText('A tree.');
    expect(screen.getByPlaceholderText(PLACEHOLDER)).toHaveValue('half a quest');
  });

  test('a long conversation: the newest at once, all of them a little later', async () => {
    const one = conversation('a', 1, 'Heaps?', 'A tree.');
    const messages = Array.from({ length: 30 }, (_, n) =>
      one.messages.map((message) => ({ ...message, id: `${message.id}-${n}`, content: `${message.role} ${n}` })),
    ).flat();
    const { chat } = await open('/esmoai?chat=a', stateWith([{ ...one, messages }]));
    expect(await chat().findByText('bot 29')).toBeVisible();
    expect(await chat().findByText('user 0')).toBeInTheDocument();
    await vi.waitFor(() => expect(chat().getAllByRole('listitem')).toHaveLength(60));
  });
});

test('Download Chat gives the conversation as Markdown; without messages it does nothing', async () => {
  const kept = conversation('a', 1, 'Heaps?', 'A **tree**.');
  const { user, device } = await open('/esmoai', stateWith([kept]));
  const button = () => screen.getByTitle('Download Chat');
  expect(button()).toBeDisabled();
  await user.click(button());
  expect(device.downloads).toEqual([]);
  await user.click(within(screen.getByRole('list', { name: 'Conversations' })).getByRole('button', { name: /^Heaps/ }));
  await screen.findByRole('heading', { name: 'Heaps?' });
  await user.click(button());
  expect(device.downloads).toMatchObject([
    {
      name: expect.stringMatching(/^ai-chat-\d{4}-\d\d-\d\dT[\d-]+Z\.md$/),
      content: '# AI Learning Assistant Chat\n\n## You\n\nHeaps?\n\n## AI Assistant\n\nA **tree**.\n',
    },
  ]);
});

describe('who answers, and with what', () => {
  test('is chosen for one chat, kept with it, and named with the reply', async () => {
    const { user, box, device, chat, store } = await open('/esmoai', stateWith([], true));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Answered by' }), 'Built-in coach, on this device');
    expect(screen.queryByRole('button', { name: 'What the model is told' })).toBeNull();
    await user.type(box, 'Why?{Enter}');
    const manner = { engine: 'built-in', mode: 'answer', personal: true };
    expect(device.reply.latest.input.manner).toEqual(manner);
    expect(chat().getByText('Built-in coach')).toBeVisible();
    const [id = ''] = store.getState().conversations.ids;
    expect(store.getState().conversations.entities[id]?.manner).toEqual(manner);
  });

  test('what a model is told is shown in its words, and the personal part can be left out', async () => {
    const { user, box, device } = await open('/esmoai', stateWith([], true));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'Teach, step by step');
    await user.click(screen.getByRole('button', { name: 'What the model is told' }));
    const told = await screen.findByRole('region', { name: 'What the model is told' });
    expect(told).toHaveTextContent('You are the tutor of an app');
    expect(told).toHaveTextContent('You are teaching this subject step by step');
    await user.click(within(told).getByRole('checkbox', { name: /my goal, current job and progress/ }));
    await user.type(box, 'Why?{Enter}');
    expect(device.reply.latest.input.manner).toEqual({ engine: null, mode: 'teach', personal: false });
  });

  test('a file goes with one question, its size is said; what is none of the kinds is refused in words', async () => {
    const { user, box, device, chat } = await open();
    const input = screen.getByLabelText('Files for the question');
    await user.upload(input, new File(['x'.repeat(20_000)], 'notes.txt', { type: 'text/plain' }));
    expect(await chat().findByText('first 16,000 of 20,000 characters')).toBeVisible();
    await user.upload(input, new File([''], 'none.txt', { type: 'text/plain' }));
    expect(await chat().findByText('“none.txt” was not attached: it is empty.')).toBeVisible();
    await user.type(box, 'Why?{Enter}');
    expect(device.reply.latest.input.messages.at(-1)?.files).toMatchObject([{ name: 'notes.txt', length: 20_000 }]);
    device.reply.latest.send({ type: 'reply.finished', text: 'So.', finish: 'stop', note: null });
    await chat().findByText('So.');
    await user.type(box, 'And?{Enter}');
    expect(device.reply.latest.input.messages.at(-1)?.files).toBeUndefined();
    expect(chat().getByText('notes.txt')).toBeVisible();
  });

  test('the wait for a model is counted', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { box, chat, user } = await open('/esmoai', stateWith([], true));
    await user.type(box, 'Why?{Enter}');
    await chat().findByText('AI Assistant is typing…');
    await vi.advanceTimersByTimeAsync(12_500);
    expect(await chat().findByText(/Waiting for the model, 1[234] s/)).toBeVisible();
    vi.useRealTimers();
  });

  test('thoughts fold away, given cards and cited pages are named', async () => {
    const { user, box, device, chat } = await open('/esmoai', stateWith([], true));
    await user.type(box, 'Why?{Enter}');
    const page = { name: 'Heaps', url: 'https://example.org/heaps' };
    device.reply.latest.send({
      type: 'reply.prepared',
      given: { cards: [{ title: 'Heaps and queues', sources: [] }], personal: true },
    });
    device.reply.latest.send({ type: 'reply.streamed', text: '', thoughts: 'A tree?' });
    expect(await chat().findByText('Thinking…')).toBeVisible();
    device.reply.latest.send({
      type: 'reply.finished',
      text: 'A heap [1].',
      finish: 'stop',
      note: null,
      thoughts: 'A tree.',
      cites: [page],
    });
    await chat().findByText('A heap [1].');
    const thoughts = (await chat().findByText('What the model thought')).closest('details');
    expect(thoughts).not.toHaveAttribute('open');
    expect(thoughts).toHaveTextContent('A tree.');
    expect(await chat().findByText('[1] Heaps and queues')).toBeVisible();
    expect(chat().getByRole('link', { name: /^Heaps/ })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(chat().getByText('It was told your goal, job and progress.')).toBeVisible();
  });

  test('a program in a language of the workbench opens in Code Practice; others do not', async () => {
    const { user, box, device, chat, at: reached } = await open();
    await user.type(box, 'Why?{Enter}');
    const text = '```c\nint main(void) { return 0; }\n```\n\n```rust\nfn main() {}\n```';
    device.reply.latest.send({ type: 'reply.finished', text, finish: 'stop', note: null });
    expect(await chat().findAllByRole('button', { name: 'Copy code' })).toHaveLength(2);
    await user.click(chat().getByRole('button', { name: 'Run' }));
    await reached('/code-practice');
  });
});
