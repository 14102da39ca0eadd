import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { initialPanes, partedAt, shareOf } from '../../src/features/terminal/panes';
import { Splitter, shareAt } from '../../src/ui/splitter';

function Two({ across, onSettle }: { across: 'columns' | 'rows'; onSettle?: (share: number) => void }) {
  const [share, setShare] = useState(60);
  return (
    <div>
      <p>one</p>
      <Splitter
        label="Width of one"
        across={across}
        share={share}
        initial={50}
        onMove={setShare}
        onSettle={(next) => {
          setShare(next);
          onSettle?.(next);
        }}
      />
      <p>other</p>
    </div>
  );
}

const border = () => screen.getByRole('separator', { name: 'Width of one' });

describe('by keyboard', () => {
  test.each([
    ['columns', '{ArrowRight}', 62],
    ['columns', '{ArrowLeft}', 58],
    ['columns', '{Shift>}{ArrowLeft}{/Shift}', 50],
    ['columns', '{ArrowUp}', 60],
    ['columns', '{Home}', 15],
    ['columns', '{End}', 85],
    ['columns', '{End}{ArrowRight}', 85],
    ['columns', '{Enter}', 50],
    ['columns', '{Control>}{ArrowRight}{/Control}', 60],
    ['rows', '{ArrowDown}', 62],
    ['rows', '{ArrowUp}', 58],
    ['rows', '{ArrowRight}', 60],
  ] as const)('%s: %s', async (across, keys, value) => {
    render(<Two across={across} />);
    const user = userEvent.setup();
    await user.tab();
    expect(border()).toHaveFocus();
    await user.keyboard(keys);
    expect(border()).toHaveAttribute('aria-valuenow', String(value));
    expect(border()).toHaveAttribute('aria-orientation', across === 'columns' ? 'vertical' : 'horizontal');
  });
});

test('by pointer: it follows while it is held, says where it was let go, and a double click puts it back', async () => {
  const settled = vi.fn();
  render(<Two across="columns" onSettle={settled} />);
  const at = (left: number, right: number) => ({ left, right, top: 0, bottom: 20 }) as DOMRect;
  const [one, other] = [screen.getByText('one'), screen.getByText('other')];
  one.getBoundingClientRect = () => at(100, 700);
  border().getBoundingClientRect = () => at(700, 712);
  Object.defineProperty(border(), 'offsetWidth', { value: 12 });
  other.getBoundingClientRect = () => at(712, 1112);
  border().setPointerCapture = () => {};
  fireEvent.pointerMove(border(), { clientX: 300 });
  expect(border()).toHaveAttribute('aria-valuenow', '60');
  fireEvent.pointerDown(border(), { button: 0, clientX: 706, pointerId: 1 });
  fireEvent.pointerMove(border(), { clientX: 406, pointerId: 1 });
  await waitFor(() => expect(border()).toHaveAttribute('aria-valuenow', '30'));
  expect(settled).not.toHaveBeenCalled();
  fireEvent.pointerMove(border(), { clientX: 0, pointerId: 1 });
  fireEvent.pointerUp(border(), { pointerId: 1 });
  expect(settled).toHaveBeenCalledExactlyOnceWith(15);
  fireEvent.doubleClick(border());
  await waitFor(() => expect(border()).toHaveAttribute('aria-valuenow', '50'));
});

test.each([
  [50, 0, 100, 50],
  [0, 0, 100, 0],
  [130, 100, 200, 30],
  [5, 10, 10, 50],
])('the share at %d between %d and %d is %d', (place, from, end, share) => {
  expect(shareAt(place, from, end)).toBe(share);
});

test('a border moves room between its neighbours alone', () => {
  const moved = partedAt(initialPanes, 'writing', 'running', 75);
  expect(moved).toEqual({ ...initialPanes, writing: 61.5, running: 20.5 });
  expect(shareOf(moved, 'writing', 'running')).toBe(75);
  expect(shareOf(initialPanes, 'editor', 'about')).toBeCloseTo(57);
});
