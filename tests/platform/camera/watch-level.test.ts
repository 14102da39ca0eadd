import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cameraAccess, createStreams } from '../../../src/platform/camera/streams';
import { levelOf, watchLevel } from '../../../src/platform/camera/watch-level';
import { asStream, bothTracks, ScriptedStream, ScriptedTrack } from './scripted-media';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['silence', 0, 0],
  ['a quiet room, -60 dB', 0.001, 0],
  ['-30 dB', 10 ** -1.5, 0.5],
  ['full scale', 1, 1],
  ['clipping', 4, 1],
])('%s', (_, rms, level) => expect(levelOf(rms)).toBeCloseTo(level, 10));

test('tells the level at most 20 times a second, until it is ended', () => {
  const levels: number[] = [];
  const close = vi.fn();
  const stop = watchLevel(
    asStream(bothTracks()),
    (level) => levels.push(level),
    () => ({ read: () => 1, close }),
  );
  vi.advanceTimersByTime(1000);
  expect(levels).toEqual(Array.from({ length: 20 }, () => 1));
  stop();
  vi.advanceTimersByTime(1000);
  expect(levels).toHaveLength(20);
  expect(close).toHaveBeenCalledOnce();
});

test('without a microphone, or without Web Audio, there is silence and no fault', () => {
  const listener = vi.fn();
  const open = vi.fn(() => {
    throw new Error('made by the test');
  });
  watchLevel(asStream(new ScriptedStream([new ScriptedTrack('video')])), listener, open)();
  expect(open).not.toHaveBeenCalled();
  watchLevel(asStream(bothTracks()), listener, open)();
  vi.advanceTimersByTime(1000);
  expect(listener).not.toHaveBeenCalled();
});

test('a screen finds an open stream by its id, and nothing once it is dropped', () => {
  const streams = createStreams();
  const access = cameraAccess(streams);
  const [first, second] = [asStream(bothTracks()), asStream(bothTracks())];
  const ids = [streams.put(first), streams.put(second)];
  expect(ids.map(access.stream)).toEqual([first, second]);
  streams.drop(ids[0] ?? '');
  expect(ids.map(access.stream)).toEqual([null, second]);
  access.watchLevel('stream-9', () => {})();
});
