import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyResume, withField } from '../../src/domain/resume-document/edits';
import { PageEdges } from '../../src/features/resume-form/page-edges';
import { ResumeSheet } from '../../src/features/resume-form/resume-sheet';

const watching = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = watching;
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  watching.mockClear();
});

const AT = '2026-01-01T00:00:00.000Z';
const PAUSE = 300;
const named = (name: string) => withField(emptyResume('resume-1', AT), 'name', name);
const Page = ({ name }: { name: string }) => (
  <div>
    <ResumeSheet resume={named(name)} />
    <PageEdges resume={named(name)} after={PAUSE} />
  </div>
);

test('while one types, nothing of the page is measured; once when the typing pauses', () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
  const looked = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const { rerender } = render(<Page name="A" />);
  vi.advanceTimersByTime(PAUSE);
  const before = looked.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  measured.mockClear();
  for (const name of ['Ad', 'Ada', 'Ada L']) {
    rerender(<Page name={name} />);
    vi.advanceTimersByTime(PAUSE - 1);
  }
  expect(measured).not.toHaveBeenCalled();
  expect(looked.mock.calls.length).toBe(before);
  expect(watching).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(looked.mock.calls.length).toBeGreaterThan(before);
  expect(screen.getByText('One page.')).toBeInTheDocument();
});
