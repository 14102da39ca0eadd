import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createStore, type RootState } from '../../src/app/store';
import { currentJobChosen, jobKept } from '../../src/features/jobs/jobs-slice';
import { jobWith } from '../domain/jobs/samples';
import { resultWith } from '../domain/typing/support';
import { inToast, type RenderOptions, renderScreen } from '../support/render-screen';

const open = async (options?: RenderOptions) => {
  const view = await renderScreen('/typing-test', options);
  const input = await screen.findByRole('textbox', { name: 'Type the words' });
  // What comes after the test itself is drawn.
  await screen.findByRole('region', { name: 'How to Use' });
  await screen.findByRole('combobox', { name: 'Text' });
  const tick = (elapsed: number) => view.device.ticker.latest.send({ type: 'clock.ticked', elapsed });
  return { ...view, input, tick };
};
const withTyping = (
  results: readonly ReturnType<typeof resultWith>[],
  settings: Partial<RootState['typing']['settings']> = {},
) => ({
  preloadedState: {
    typing: {
      results: {
        ids: results.map(({ id }) => id),
        entities: Object.fromEntries(results.map((result) => [result.id, result])),
      },
      settings: { seconds: 30, difficulty: 'easy', mode: 'words', theme: 'blue', ...settings } as const,
    },
  },
});

/** The state with a current job, which asks for one skill and not for another. */
function withJob(): Pick<RootState, 'jobs'> {
  const store = createStore({ secrets: { read: () => null } });
  const requirement = {
    id: 'r1',
    words: 'TypeScript',
    need: 'must',
    anyOf: null,
    quote: null,
    touched: false,
  } as const;
  const requirements = [
    { ...requirement, skill: 'TypeScript' },
    { ...requirement, id: 'r2', skill: 'PHP', words: 'PHP', need: 'not-asked' as const },
  ];
  store.dispatch(jobKept(jobWith({ requirements })));
  store.dispatch(currentJobChosen('job-1'));
  return store.getState();
}

const box = () => screen.getByRole('region', { name: 'Words to type' });
const words = () => Array.from(box().children, (word) => word.textContent ?? '');
const views = (count: number) => Array.from(box().children, (word) => word.getAttribute('data-view')).slice(0, count);
/** What a badge is called: its label and its figure. */
const figure = (label: string) => screen.getByRole('figure', { name: new RegExp(`^${label} \\d`) }).textContent;
const timer = () => screen.getByRole('timer', { name: 'Seconds left' });
const overlay = () => screen.findByRole('dialog', { name: 'Test Complete!' });

test('is ready: header, countdown, figures, 200 words, choices', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Speed Type' })).toBeVisible();
  expect(timer()).toHaveTextContent('30 seconds left');
  expect([figure('WPM'), figure('Net WPM'), figure('Accuracy')]).toEqual(['WPM0', 'Net WPM0', 'Accuracy100%']);
  expect(words()).toHaveLength(200);
  expect(words().every((word) => word.length === 3)).toBe(true);
  for (const name of ['15s', '30s', '60s', 'Set', 'Reset', 'Settings'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
  expect(screen.getByRole('button', { name: '30s' })).toHaveAttribute('aria-pressed', 'true');
  const howTo = screen.getByRole('region', { name: 'How to Use' });
  expect(within(howTo).getAllByRole('listitem').length).toBeGreaterThan(3);
});

describe('typing', () => {
  test('the first character starts the clock; a space commits the word and clears the field', async () => {
    const { user, input, device } = await open();
    const [first = '', second = ''] = words();
    expect(device.ticker.calls).toHaveLength(0);
    await user.type(input, first);
    expect(device.ticker.latest.input.every).toBe(1000);
    expect(input).toHaveValue(first);
    expect(views(2)).toEqual(['now', 'ahead']);
    await user.type(input, ' ');
    expect(input).toHaveValue('');
    await user.type(input, `${second}x `);
    expect(views(3)).toEqual(['right', 'wrong', 'now']);
  });

  test('the figures come with the ticks, by the time that passed', async () => {
    const { user, input, tick } = await open();
    const [first = ''] = words();
    await user.type(input, `${first} #`);
    expect(figure('WPM')).toBe('WPM0');
    tick(1000);
    // 5 characters in one second, 4 of them right.
    await waitFor(() => expect(figure('WPM')).toBe('WPM60'));
    expect([figure('Net WPM'), figure('Accuracy')]).toEqual(['Net WPM48', 'Accuracy80%']);
    expect(timer()).toHaveTextContent('29 seconds left');
  });

  test.each([
    [24_000, '6 seconds left', 'false'],
    [25_000, '5 seconds left', 'true'],
    [29_000, '1 second left', 'true'],
  ])('after %i ms: %s, red %s', async (elapsed, text, red) => {
    const { user, input, tick } = await open();
    await user.type(input, 'a');
    tick(elapsed);
    await waitFor(() => expect(timer()).toHaveTextContent(text));
    expect(timer()).toHaveAttribute('data-red', red);
  });

  test('more words appear before 200 run out', async () => {
    const { user, input } = await open();
    const before = words();
    for (let n = 0; n < 141; n += 1) {
      fireEvent.input(input, { target: { value: `${before[n]} ` } });
    }
    await waitFor(() => expect(words()).toHaveLength(300));
    expect(words().slice(0, 200)).toEqual(before);
    expect(views(142)).toEqual([...Array(141).fill('right'), 'now']);
    await user.keyboard('{Escape}');
  });

  test('the current word is said to those who hear the page', async () => {
    const { user, input } = await open();
    const [first = '', second = ''] = words();
    expect(input).toHaveAccessibleDescription(first);
    await user.type(input, 'a ');
    expect(input).toHaveAccessibleDescription(second);
  });

  test('each figure has its definition on focus', async () => {
    const { user } = await open();
    const badge = screen.getByRole('figure', { name: /^Net WPM/ });
    // As after the Tab key: jsdom guesses at :focus-visible from whatever was asked and pressed before.
    vi.spyOn(badge, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    badge.focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Only right characters that you did not delete again');
    await user.keyboard('{Escape}');
  });
});

describe('the end', () => {
  const finish = async (keys: (words: string[]) => string, options?: RenderOptions) => {
    const view = await open(options);
    const asked = words();
    await view.user.type(view.input, keys(asked));
    view.tick(30_000);
    return { ...view, asked, dialog: await overlay() };
  };

  test.each([
    ['all right', ([a]: string[]) => `${a} `, '100%', 'High', 'text-success-ink'],
    ['nine of ten', ([a, b]: string[]) => `${a} ${b} #`, '89%', 'Fair', 'text-warning-ink'],
    ['mashing', () => '####', '0%', 'Low', 'text-danger-ink'],
  ])('%s', async (_, keys, accuracy, word, tone) => {
    const { dialog } = await finish(keys);
    const badge = within(dialog).getByRole('figure', { name: `Accuracy ${accuracy}` });
    expect(badge.querySelector('.figures')).toHaveClass(tone);
    expect(dialog).toHaveTextContent(`${word} accuracy`);
  });

  test('gives the figures, the chart with its table, the missed words, and is kept', async () => {
    const { dialog, store } = await finish(([first, second]) => `${first} ${second?.slice(0, 2)}# `);
    // 8 characters in half a minute, 6 right: (8 / 5) / 0.5 = 3; (6 / 5) / 0.5 = 2.
    expect(within(dialog).getByRole('figure', { name: 'Words Per Minute 3' })).toBeVisible();
    expect(within(dialog).getByRole('figure', { name: 'Net WPM 2' })).toBeVisible();
    expect(within(dialog).getByRole('figure', { name: 'Accuracy 75%' })).toBeVisible();
    expect(dialog).toHaveTextContent('2 of 8 characters wrong');
    expect(dialog).toHaveTextContent('Your first of this kind');
    expect(within(dialog).getByRole('img', { name: /^Speed by second: / })).toBeVisible();
    expect(within(dialog).getAllByRole('row', { hidden: true })).toHaveLength(31);
    expect(dialog).toHaveTextContent('Missed words');
    const [kept] = Object.values(store.getState().typing.results.entities);
    expect(kept).toMatchObject({ seconds: 30, difficulty: 'easy', wpm: 3, netWpm: 2, accuracy: 75, held: 0 });
  });

  test('keys still in flight press nothing; Try Again starts over with other words', async () => {
    const { user, dialog, store, asked } = await finish(([first]) => `${first} `);
    expect(dialog).toHaveFocus();
    await user.keyboard('abc {Enter}');
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const input = await screen.findByRole('textbox', { name: 'Type the words' });
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveValue('');
    expect(words()).not.toEqual(asked);
    expect(timer()).toHaveTextContent('30 seconds left');
    expect(store.getState().typing.results.ids).toHaveLength(1);
  });

  test('a better result than those before is a personal best', async () => {
    const { dialog } = await finish(
      ([first]) => `${first} `,
      withTyping([
        resultWith({ id: 'old', seconds: 30, netWpm: 1, series: [] }),
        resultWith({ id: 'other', netWpm: 90 }),
      ]),
    );
    expect(dialog).toHaveTextContent('A new personal best; the one before was 1 net WPM.');
  });
});

describe('what is chosen', () => {
  test('a duration starts over and is kept', async () => {
    const { user, input, device, store } = await open();
    const before = words();
    await user.type(input, 'ab');
    await user.click(screen.getByRole('button', { name: '60s' }));
    expect(device.ticker.latest.stopped).toBe(true);
    expect(timer()).toHaveTextContent('60 seconds left');
    expect(input).toHaveValue('');
    expect(words()).not.toEqual(before);
    expect(store.getState().typing.settings.seconds).toBe(60);
  });

  test.each(['0', '301', '1.5', '1e2', '-5', ''])(
    'a custom duration of %j is ignored, and that is said',
    async (text) => {
      const { user, input, store } = await open();
      await user.type(input, 'ab');
      const custom = screen.getByRole('spinbutton', { name: 'Custom duration in seconds' });
      fireEvent.input(custom, { target: { value: text } });
      await user.click(screen.getByRole('button', { name: 'Set' }));
      expect(custom).toHaveAccessibleDescription('Enter a whole number from 1 to 300. The test stays at 30 seconds.');
      expect(custom).toBeInvalid();
      expect(input).toHaveValue('ab');
      expect(store.getState().typing.settings.seconds).toBe(30);
    },
  );

  test.each([1, 45, 300])('a custom duration of %i is taken', async (seconds) => {
    const { user, store } = await open();
    await user.type(screen.getByRole('spinbutton', { name: 'Custom duration in seconds' }), `${seconds}{Enter}`);
    expect(timer()).toHaveTextContent(`${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`);
    expect(store.getState().typing.settings.seconds).toBe(seconds);
  });

  test('a theme keeps the running test; a difficulty starts over', async () => {
    const { user, input, device, store } = await open();
    const before = words();
    await user.type(input, 'ab');
    const settings = screen.getByRole('button', { name: 'Settings', expanded: false });
    await user.click(settings);
    expect(settings).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Blue', 'Green', 'Purple', 'Dark'])
      await user.click(await screen.findByRole('radio', { name }));
    expect(box().parentElement).toHaveAttribute('data-box-theme', 'dark');
    expect(device.ticker.latest.stopped).toBe(false);
    expect(input).toHaveValue('ab');
    expect(words()).toEqual(before);
    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    await waitFor(() => expect(device.ticker.latest.stopped).toBe(true));
    expect(words().every((word) => word.length >= 10)).toBe(true);
    expect(store.getState().typing.settings).toEqual({ seconds: 30, difficulty: 'hard', mode: 'words', theme: 'dark' });
  });

  test('is there at the next visit', async () => {
    await open(withTyping([], { seconds: 45, difficulty: 'hard', theme: 'purple' }));
    expect(timer()).toHaveTextContent('45 seconds left');
    expect(box().parentElement).toHaveAttribute('data-box-theme', 'purple');
    expect(words().every((word) => word.length >= 10)).toBe(true);
  });
});

describe('bad input', () => {
  test('pasted text is refused with words, and what was typed is kept', async () => {
    const { user, input } = await open();
    await user.type(input, 'ab');
    await user.paste('the whole line at once');
    expect(input).toHaveValue('ab');
    expect(screen.getByText('Pasted text is not accepted.')).toBeVisible();
    await user.type(input, 'c');
    expect(screen.queryByText('Pasted text is not accepted.')).not.toBeInTheDocument();
  });

  test('a held key is counted and marked', async () => {
    const { user, input, tick } = await open();
    await user.click(input);
    await user.keyboard('{a>3/}');
    tick(30_000);
    expect(await overlay()).toHaveTextContent('2 characters came from held keys. They are counted.');
  });

  test('a composed character is taken when it is done', async () => {
    const { input, tick } = await open();
    input.focus();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'に' }, isComposing: true });
    fireEvent.input(input, { target: { value: 'にほ' }, isComposing: true });
    fireEvent.input(input, { target: { value: '日' }, isComposing: true });
    expect(timer()).toHaveTextContent('30 seconds left');
    fireEvent.compositionEnd(input);
    tick(1000);
    await waitFor(() => expect(figure('WPM')).toBe('WPM12'));
  });

  test('a phone that composes each word types it letter by letter', async () => {
    const { input, tick } = await open();
    const [first = ''] = words();
    input.focus();
    fireEvent.compositionStart(input);
    for (let n = 1; n <= first.length; n += 1)
      fireEvent.input(input, { target: { value: first.slice(0, n) }, isComposing: true });
    fireEvent.compositionEnd(input);
    fireEvent.input(input, { target: { value: `${first} ` } });
    expect(input).toHaveValue('');
    expect(views(2)).toEqual(['right', 'now']);
    tick(1000);
    await waitFor(() => expect(figure('WPM')).toBe('WPM48'));
  });

  test.each([
    ['composed to its end with the space', (word: string) => [word, `${word} `]],
    ['composed in one step', (word: string) => [`${word} `]],
    ['corrected after its space', (word: string) => [`${word}`, `${word} `, `${word}s `]],
    ['with a space that is taken back', (word: string) => [word, `${word} `, word, `${word} `]],
  ])('a phone that commits a word with its space types each word once: %s', async (_, steps) => {
    const { input, tick } = await open();
    const asked = words();
    input.focus();
    for (const word of asked.slice(0, 3)) {
      fireEvent.compositionStart(input);
      for (const value of steps(word)) fireEvent.input(input, { target: { value }, isComposing: true });
      fireEvent.compositionEnd(input);
      expect(input).toHaveValue('');
    }
    expect(views(4)).toEqual(['right', 'right', 'right', 'now']);
    tick(12_000);
    // 12 characters in 12 seconds.
    await waitFor(() => expect(figure('WPM')).toBe('WPM12'));
    expect([figure('Net WPM'), figure('Accuracy')]).toEqual(['Net WPM12', 'Accuracy100%']);
  });

  test('a phone that composes several words before it is done types each once', async () => {
    const { input } = await open();
    const [first = '', second = ''] = words();
    input.focus();
    fireEvent.compositionStart(input);
    for (const value of [`${first} `, `${first} ${second}`, `${first} ${second} `])
      fireEvent.input(input, { target: { value }, isComposing: true });
    fireEvent.compositionEnd(input);
    expect(views(3)).toEqual(['right', 'right', 'now']);
    expect(input).toHaveValue('');
  });

  test('when the focus is lost the box says so; a click or any key goes on', async () => {
    const { user, input, tick } = await open();
    await user.type(input, 'a');
    input.blur();
    const say = await screen.findByRole('button', { name: 'Click here or press any key to continue' });
    await user.click(say);
    expect(input).toHaveFocus();
    expect(say).not.toBeInTheDocument();
    input.blur();
    await screen.findByRole('button', { name: 'Click here or press any key to continue' });
    await user.keyboard('b');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('ab');
    tick(1000);
    await waitFor(() => expect(figure('WPM')).toBe('WPM24'));
  });

  test('Reset in the middle stops the clock and takes the focus back to the field', async () => {
    const { user, input, device } = await open();
    await user.type(input, 'a');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(input).toHaveFocus();
    expect(input).toHaveValue('');
    expect(device.ticker.latest.stopped).toBe(true);
  });
});

test('by the keyboard alone: Esc resets, Tab leaves the field', async () => {
  const { user, input } = await open();
  const before = words();
  await user.keyboard('a');
  expect(input).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(input).toHaveValue('');
  expect(words()).not.toEqual(before);
  await user.tab();
  expect(screen.getByRole('button', { name: '15s' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(input).toHaveFocus();
});

describe('other texts', () => {
  const text = () => screen.getByRole('combobox', { name: 'Text' });
  const names = () =>
    within(text())
      .getAllByRole('option')
      .map((option) => option.textContent);

  test('are offered, and those of one’s own say why they cannot be chosen yet', async () => {
    await open();
    expect(names()).toEqual([
      'Words',
      'Words with punctuation',
      'Words with numbers',
      'C code',
      'C++ code',
      'Your solved challenges (none solved yet)',
      'Terms of your current job (no current job)',
      'Words you missed or typed slowly (none yet)',
    ]);
    for (const name of names().slice(5))
      expect(within(text()).getByRole('option', { name: name ?? '' })).toBeDisabled();
  });

  test('code begins a new test and is kept; a line ends with Enter or the space bar', async () => {
    const { user, input, store } = await open();
    await user.type(input, 'ab');
    await user.selectOptions(text(), 'C++ code');
    await waitFor(() => expect(store.getState().typing.settings.mode).toBe('cpp'));
    expect(input).toHaveValue('');
    const [first = '', second = ''] = words();
    const all = words().join(' ');
    expect(all).toContain('return');
    expect(all).toContain('{');
    await user.type(input, first);
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('');
    await user.type(input, `${second} `);
    expect(views(3)).toEqual(['right', 'right', 'now']);
    await user.keyboard('{Enter}');
    expect(views(3)).toEqual(['right', 'right', 'now']);
  });

  test('words that were missed or slow come back on wish', async () => {
    const weak = resultWith({
      id: 'weak',
      missed: [{ word: 'their', typed: 'thier' }],
      slow: [{ word: 'queue', wpm: 9 }],
    });
    const { user, store } = await open(withTyping([weak]));
    await user.selectOptions(text(), 'Words you missed or typed slowly');
    await waitFor(() => expect(new Set(words())).toEqual(new Set(['their', 'queue'])));
    expect(store.getState().typing.settings.mode).toBe('weak');
  });

  test('after a test its missed words can be practised at once', async () => {
    const { user, input, tick } = await open();
    const [first = ''] = words();
    await user.type(input, '# ');
    tick(30_000);
    await user.click(within(await overlay()).getByRole('button', { name: 'Practise missed and slow words' }));
    await waitFor(() => expect(new Set(words())).toEqual(new Set([first])));
    await waitFor(() => expect(input).toHaveFocus());
  });

  test('code of solved challenges, and terms of the current job, are the learner’s own', async () => {
    const work = { title: 'One', language: 'c' as const, input: '', editedAt: '2026-11-20T10:00:00.000Z' };
    const progress = { title: 'One', hints: 0, solutionAskedAt: null };
    const { user } = await open({
      preloadedState: {
        challenges: {
          work: {
            ids: ['challenge-1', 'challenge-2'],
            entities: {
              'challenge-1': { ...work, id: 'challenge-1', source: 'int main(void) { return 0; }' },
              'challenge-2': { ...work, id: 'challenge-2', source: 'not yet' },
            },
          },
          progress: {
            ids: ['challenge-1', 'challenge-2'],
            entities: {
              'challenge-1': { ...progress, id: 'challenge-1', solvedAt: '2026-11-20T10:00:00.000Z' },
              'challenge-2': { ...progress, id: 'challenge-2', solvedAt: null },
            },
          },
        },
        jobs: withJob().jobs,
      },
    });
    await user.selectOptions(text(), 'Your solved challenges');
    await waitFor(() => expect(words().slice(0, 6).join(' ')).toBe('int main(void) { return 0; }'));
    await user.selectOptions(text(), 'Terms of your current job');
    await waitFor(() => expect(words().join(' ')).toContain('TypeScript'));
    expect(words().join(' ')).not.toContain('PHP');
  });

  test('a text of last time that is gone gives way to words', async () => {
    const { store } = await open(withTyping([], { mode: 'job' }));
    expect(text()).toHaveValue('words');
    expect(words()).toHaveLength(200);
    // What was chosen is kept for the day that a job is current again.
    expect(store.getState().typing.settings.mode).toBe('job');
  });
});

test('what is typed shows in the box, with a caret while the field has the focus', async () => {
  const { user, input } = await open();
  const [first = ''] = words();
  const cover = box().nextElementSibling;
  const caret = cover?.nextElementSibling;
  expect(caret).toHaveAttribute('data-focused', 'false');
  if (box().parentElement) await user.click(box().parentElement as HTMLElement);
  expect(input).toHaveFocus();
  await waitFor(() => expect(caret).toHaveAttribute('data-focused', 'true'));
  await user.type(input, `${first}zz`);
  expect(cover).toHaveTextContent(`${first}zz`);
  expect(caret).toHaveStyle({ transform: 'translate(0px, 0px)' });
  await user.type(input, '{Backspace}{Backspace}');
  expect(cover?.textContent).toBe(first);
});

test('the caret follows each key, and goes to the next word with the space', async () => {
  // A page without layout: each word is 40 wide and 100 from the one before it.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 40, 20));
  const index = (element: HTMLElement) => Array.from(element.parentElement?.children ?? []).indexOf(element);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'SPAN' ? 100 * index(this) : 7;
  });
  const { user, input } = await open();
  const [first = ''] = words();
  const cover = box().nextElementSibling;
  const caret = cover?.nextElementSibling;
  const unit = 40 / first.length;
  expect(caret).toHaveStyle({ transform: 'translate(7px, 0px)' });
  await user.type(input, first.slice(0, 2));
  expect(caret).toHaveStyle({ transform: `translate(${7 + 2 * unit}px, 0px)` });
  await user.keyboard('{Backspace}');
  expect(caret).toHaveStyle({ transform: `translate(${7 + unit}px, 0px)` });
  await user.keyboard(' ');
  expect(caret).toHaveStyle({ transform: 'translate(107px, 0px)' });
  expect(cover).toHaveStyle({ transform: 'translate(107px, 0px)' });
});

test('a font that comes in late moves the caret to where the words are then', async () => {
  const fonts = new EventTarget();
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fonts');
  });
  let left = 10;
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'SPAN' ? left : 0;
  });
  await open();
  const caret = box().nextElementSibling?.nextElementSibling;
  expect(caret).toHaveStyle({ transform: 'translate(10px, 0px)' });
  left = 14;
  fonts.dispatchEvent(new Event('loadingdone'));
  expect(caret).toHaveStyle({ transform: 'translate(14px, 0px)' });
});

test('keys and pairs: a keyboard, the weakest pairs, and tables', async () => {
  const figure = { of: 't', typed: 10, wrong: 2, timed: 8, ms: 1600 };
  const result = resultWith({
    id: 'keys',
    keys: [figure, { of: 'h', typed: 4, wrong: 0, timed: 4, ms: 400 }],
    pairs: [{ of: 'th', typed: 4, wrong: 1, timed: 3, ms: 660 }],
  });
  const { user } = await open(withTyping([result]));
  const panel = await screen.findByRole('region', { name: 'Keys and pairs' });
  expect(within(panel).getByRole('img', { name: /^Keyboard by mistakes: weakest are t 20%\./ })).toBeVisible();
  expect(panel).toHaveTextContent('th220 ms');
  expect(panel).toHaveTextContent('th25% wrong');
  await user.click(within(panel).getByRole('button', { name: 'Speed' }));
  expect(
    within(panel).getByRole('img', { name: /^Keyboard by speed: weakest are t 200 ms, h 100 ms\./ }),
  ).toBeVisible();
  const rows = within(panel).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toContain('t102 (20%)60');
});

describe('the history', () => {
  const old = resultWith({
    id: 'old',
    createdAt: '2026-11-19T10:00:00.000Z',
    wpm: 70,
    netWpm: 66,
    missed: [{ word: 'cat', typed: 'cta' }],
  });
  const recent = resultWith({ id: 'recent' });

  test('teaches while it is empty', async () => {
    await open();
    expect(screen.getByText('No results yet')).toBeVisible();
  });

  test('lists results, bests and often missed words', async () => {
    await open(withTyping([recent, old]));
    const panel = screen.getByRole('region', { name: 'History' });
    expect(panel).toHaveTextContent('2 results kept on this device.');
    expect(within(panel).getAllByRole('button', { name: /^Remove the result of / })).toHaveLength(2);
    const [bests] = within(panel).getAllByRole('list');
    expect(bests).toHaveTextContent('66 net WPM, 70 WPM, 80% accuracy (fair)');
    expect(panel).toHaveTextContent('cat 1 time');
  });

  test('the words missed most often can be practised at once', async () => {
    const { user, input } = await open(withTyping([recent, old], { difficulty: 'hard' }));
    await user.click(screen.getByRole('button', { name: 'Practise these words' }));
    expect(new Set(words())).toEqual(new Set(['cat']));
    expect(input).toHaveFocus();
    await user.type(input, 'cat ');
    expect(views(2)).toEqual(['right', 'now']);
  });

  test('a removed result comes back with Undo', async () => {
    const { user, store } = await open(withTyping([recent, old]));
    await user.click(screen.getByRole('button', { name: /^Remove the result of .*, 70 WPM$/ }));
    expect(store.getState().typing.results.ids).toEqual(['recent']);
    await user.click(await inToast('Undo'));
    expect(store.getState().typing.results.ids).toEqual(['recent', 'old']);
  });

  test('goes out as CSV', async () => {
    const { user, device } = await open(withTyping([recent, old]));
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(device.downloads).toEqual([
      {
        name: 'elevate-typing-results.csv',
        type: 'text/csv;charset=utf-8',
        content: expect.stringContaining('2026-11-19T10:00:00.000Z,2,easy,70,66,80,10,8,0,cat,words,\r\n'),
      },
    ]);
  });
});
