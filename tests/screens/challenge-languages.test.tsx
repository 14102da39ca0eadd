import { act, configure, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { programOf } from '../../src/domain/challenges/programs';
import { fetchChallenge } from '../../src/features/terminal/challenge-content';
import { selectWork } from '../../src/features/terminal/selectors';
import { workKept } from '../../src/features/terminal/work-slice';
import { challenges } from '../support/challenges';
import { renderScreen } from '../support/render-screen';

configure({ defaultHidden: true });

const collatz = challenges.find(({ id }) => id === 12);
if (!collatz) throw new Error('Challenge 12 is gone.');
const starter = (language: 'c' | 'cpp' | 'python') => programOf(collatz, language).starter;

beforeAll(() => fetchChallenge(12));

async function open() {
  const view = await renderScreen('/machine-coding?challenge=12');
  await waitFor(() => expect(document.querySelector('.cm-content')).not.toBeNull());
  // jsdom reads every rule for every element that a query looks at; the editor brings hundreds.
  for (const style of document.querySelectorAll('style')) style.remove();
  const { user, device, store } = view;
  await act(async () => device.checkToolchain.latest.resolve({ stored: false, bytes: 26_000_000 }));
  const language = screen.getByRole('combobox', { name: 'Language' });
  const choose = (name: string) => user.selectOptions(language, name);
  const shows = (source: string) =>
    waitFor(() => {
      const lines = [...document.querySelectorAll('.cm-content .cm-line')].map((line) => line.textContent);
      expect(lines.join('\n').trim()).toBe(source.trim());
    });
  const kept = (key: string) => selectWork(store.getState(), key);
  return { language, choose, shows, kept, store };
}

const inC = {
  id: 'challenge-12',
  title: 'Collatz Steps',
  language: 'c',
  source: '#include <stdio.h>\n\nint main(void) { return 12; }\n',
  input: '6\n',
} as const;

test('a challenge that was there in C at first is offered in all its languages, each with its template', async () => {
  const { language, choose, shows } = await open();
  expect(language).toHaveDisplayValue('C');
  expect([...language.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'c',
    'cpp',
    'python',
    'javascript',
    'typescript',
  ]);
  await shows(starter('c'));
  await choose('C++');
  await shows(starter('cpp'));
  await choose('Python');
  await shows(starter('python'));
  await choose('C');
  expect(language).toHaveDisplayValue('C');
  await shows(starter('c'));
});

test('what was written in C is there again, and unchanged, after Python and C++', async () => {
  const { language, choose, shows, kept, store } = await open();
  act(() => void store.dispatch(workKept(inC)));
  await shows(inC.source);
  await choose('Python');
  await shows(starter('python'));
  expect(kept('challenge-12')).toMatchObject(inC);
  await choose('C++');
  expect(language).toHaveDisplayValue('C++');
  await shows(inC.source);
  expect(kept('challenge-12')).toMatchObject({ language: 'cpp', source: inC.source, input: inC.input });
  expect(kept('challenge-12.cpp')).toBeUndefined();
});
