import { expect, test, vi } from 'vitest';
import { once } from '../../src/ui/once';

const lost = new TypeError('Failed to fetch dynamically imported module');

test('a flow that cannot be fetched is fetched a second time, for all who asked', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('flow');
  const flow = once<string>(fetch);
  expect(await Promise.all([flow(), flow()])).toEqual(['flow', 'flow']);
  expect(await flow()).toBe('flow');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('after two failures all callers hear of it, and the next one starts again', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('flow');
  const flow = once<string>(fetch);
  expect(await Promise.allSettled([flow(), flow()])).toEqual([
    { status: 'rejected', reason: lost },
    { status: 'rejected', reason: lost },
  ]);
  expect(await flow()).toBe('flow');
  expect(fetch).toHaveBeenCalledTimes(3);
});
