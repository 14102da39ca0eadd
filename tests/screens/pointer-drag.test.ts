import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DragStart, listenForDrags } from '../../src/ui/pointer-drag';

const REST = { slop: 5, rest: 250 };

/** A page with something to drag and something else; `said` is what the drag heard, in order. */
function page(start: DragStart, gone = () => false) {
  document.body.innerHTML = '<div id="root"><p id="thing">Thing</p><p id="other">Other</p></div>';
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  const said: string[] = [];
  const end = listenForDrags(
    at('root'),
    (target) =>
      target.id !== 'thing'
        ? null
        : {
            begin: (x, y) => void said.push(`begin ${x} ${y}`),
            move: (x, y) => {
              if (gone()) return 'gone';
              said.push(`move ${x} ${y}`);
            },
            drop: () => void said.push('drop'),
            end: () => void said.push('end'),
          },
    start,
  );
  ends.push(end);
  const mouse = (id: string, x: number) =>
    fireEvent.pointerDown(at(id), { pointerType: 'mouse', pointerId: 1, button: 0, clientX: x, clientY: 0 });
  const finger = (id: string, pointerId = 1) =>
    fireEvent.pointerDown(at(id), { pointerType: 'touch', pointerId, button: 0, clientX: 10, clientY: 0 });
  const to = (x: number, pointerType = 'mouse', pointerId = 1) =>
    fireEvent.pointerMove(window, { pointerType, pointerId, clientX: x, clientY: 0 });
  const up = (pointerId = 1) => fireEvent.pointerUp(window, { pointerId });
  return { said, at, mouse, finger, to, up };
}

const ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('a mouse', () => {
  test('drags once it has moved, and lets go', () => {
    const { said, mouse, to, up } = page(REST);
    mouse('thing', 10);
    to(14);
    expect(said).toEqual([]);
    to(15);
    to(20);
    up();
    expect(said).toEqual(['begin 10 0', 'move 10 0', 'move 15 0', 'move 20 0', 'end', 'drop']);
    to(30);
    expect(said).toHaveLength(6);
  });

  test('a press without a drag tells nothing, and its click is heard; the click after a drag is not', () => {
    const { said, at, mouse, to, up } = page(REST);
    const clicked = vi.fn();
    at('thing').addEventListener('click', clicked);
    mouse('thing', 10);
    up();
    fireEvent.click(at('thing'));
    expect(said).toEqual([]);
    expect(clicked).toHaveBeenCalledTimes(1);
    mouse('thing', 10);
    to(40);
    up();
    fireEvent.click(at('thing'));
    expect(clicked).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    fireEvent.click(at('thing'));
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  test('after Escape the click of the button that is let go later is not heard', () => {
    const { said, at, mouse, to, up } = page(REST);
    const clicked = vi.fn();
    at('thing').addEventListener('click', clicked);
    mouse('thing', 10);
    to(40);
    fireEvent.keyDown(window, { key: 'Escape' });
    vi.runAllTimers();
    up();
    fireEvent.click(at('thing'));
    expect(said.at(-1)).toBe('end');
    expect(clicked).not.toHaveBeenCalled();
    vi.runAllTimers();
    fireEvent.click(at('thing'));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('drags nothing that cannot be dragged', () => {
    const { said, mouse, to, up } = page(REST);
    mouse('other', 10);
    to(40);
    up();
    expect(said).toEqual([]);
  });

  test('drags from the press on where that is asked for', () => {
    const { said, mouse, to, up } = page('press');
    mouse('thing', 10);
    expect(said).toEqual(['begin 10 0', 'move 10 0']);
    to(11);
    up();
    expect(said.slice(2)).toEqual(['move 11 0', 'end', 'drop']);
  });
});

describe('a finger', () => {
  test('drags after its rest', () => {
    const { said, finger, to, up } = page(REST);
    finger('thing');
    vi.advanceTimersByTime(249);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    to(30, 'touch');
    up();
    expect(said).toEqual(['begin 10 0', 'move 10 0', 'move 30 0', 'end', 'drop']);
  });

  test('that moves before is a scroll', () => {
    const { said, finger, to, up } = page(REST);
    finger('thing');
    to(30, 'touch');
    vi.advanceTimersByTime(1000);
    up();
    expect(said).toEqual([]);
  });

  test('of the other hand moves nothing; a second one on the page ends the drag', () => {
    const { said, finger, to, up } = page('press');
    finger('thing');
    to(90, 'touch', 2);
    up(2);
    expect(said).toEqual(['begin 10 0', 'move 10 0']);
    finger('other', 2);
    expect(said.slice(2)).toEqual(['end']);
    up();
    expect(said.slice(2)).toEqual(['end']);
  });
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a lost pointer', () => fireEvent.pointerCancel(window, { pointerId: 1 })],
  ['a window that is left', () => fireEvent.blur(window)],
])('%s leaves everything as it was', (_, cancel) => {
  const { said, mouse, to, up } = page(REST);
  mouse('thing', 10);
  to(40);
  cancel();
  up();
  expect(said).toEqual(['begin 10 0', 'move 10 0', 'move 40 0', 'end']);
});

test('what is gone ends the drag', () => {
  let gone = false;
  const { said, mouse, to, up } = page(REST, () => gone);
  mouse('thing', 10);
  to(40);
  gone = true;
  to(50);
  up();
  expect(said).toEqual(['begin 10 0', 'move 10 0', 'move 40 0', 'end']);
});
