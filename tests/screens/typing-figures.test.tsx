import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { typingTestMachine } from '../../machines/typing-test.machine';
import { Countdown, LiveFigures } from '../../src/features/typing-test/figures';
import { initialTypingSettings } from '../../src/features/typing-test/typing-slice';

test('a tick changes the countdown and the figures without drawing a component; red and the last second are drawn', () => {
  const flow = createActor(typingTestMachine, {
    input: { settings: initialTypingSettings, pool: [], seed: 1 },
  }).start();
  let drawn = 0;
  render(
    <Profiler
      id="figures"
      onRender={() => {
        drawn += 1;
      }}
    >
      <Countdown test={flow} />
      <LiveFigures test={flow} />
    </Profiler>,
  );
  const timer = screen.getByRole('timer', { name: 'Seconds left' });
  const wpm = () => screen.getByRole('figure', { name: /^WPM \d/ }).textContent;
  const tick = (elapsed: number) => act(() => flow.send({ type: 'clock.ticked', elapsed }));
  act(() => {
    for (let n = 0; n < 10; n += 1) flow.send({ type: 'character.typed', char: 'a', at: 100 * n, held: false });
  });
  const before = drawn;
  tick(2000);
  expect(timer).toHaveTextContent('28 seconds left');
  expect(wpm()).toBe('WPM60');
  tick(4000);
  expect(timer).toHaveTextContent('26 seconds left');
  expect(wpm()).toBe('WPM30');
  expect(drawn).toBe(before);
  tick(25_000);
  expect(timer).toHaveAttribute('data-red', 'true');
  tick(29_000);
  expect(timer).toHaveTextContent('1 second left');
  act(() => flow.send({ type: 'test.reset', seed: 2 }));
  expect(timer).toHaveTextContent('30 seconds left');
  expect(wpm()).toBe('WPM0');
});
