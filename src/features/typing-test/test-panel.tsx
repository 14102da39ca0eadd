import { clsx } from 'clsx';
import { RotateCcw, Settings2 } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { TypingResult } from '../../domain/typing/types';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { lazyPart } from '../../ui/lazy-part';
import { ErrorBox, Notice } from '../../ui/notice';
import { Overlay } from '../../ui/overlay';
import { Skeleton } from '../../ui/progress';
import { whenIdle } from '../../ui/when-idle';
import { DurationControl } from './duration-control';
import { Countdown, LiveFigures } from './figures';
import { KEPT } from './kept';
import type { ResultsOverlayProps } from './results-overlay';
import { TypingInput } from './typing-input';
import { useAnyKey } from './use-any-key';
import { useTest } from './use-test';
import { newSeed, type TypingTest } from './use-typing-test';
import { WordBox } from './word-box';

const TextChoice = lazyPart<{ test: TypingTest }>(() => import('./text-choice').then((m) => m.TextChoice));
const TestSettings = lazyPart<{ test: TypingTest }>(() => import('./test-settings').then((m) => m.TestSettings));
const ResultsOverlay = lazyPart<ResultsOverlayProps>(() => import('./results-overlay').then((m) => m.ResultsOverlay));

/** The test itself: figures, words, field, and what can be chosen. */
export function TestPanel({
  test,
  result,
  field,
  onPractise,
}: {
  test: TypingTest;
  result: TypingResult | null;
  field: RefObject<HTMLInputElement | null>;
  onPractise: (words: readonly string[]) => void;
}) {
  const finished = useTest(test, (state) => state.matches('finished'));
  const running = useTest(test, (state) => state.matches('running'));
  const area = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const [open, setOpen] = useState(false);
  const now = useId();
  // It must be there when the time is up.
  useEffect(
    () =>
      whenIdle(() => {
        void ResultsOverlay.preload();
        void TestSettings.preload();
      }),
    [],
  );
  useAnyKey(field, area, !focused && !finished);

  const renew = () => test.send({ type: 'test.reset', seed: newSeed() });
  return (
    <Card aria-label="Test">
      <div ref={area} className="grid gap-5">
        <div className={clsx('flex flex-wrap items-center justify-between gap-4', KEPT)}>
          <Countdown test={test} />
          <LiveFigures test={test} />
        </div>
        <div className="relative">
          <WordBox test={test} box={box} focused={focused && !finished} spokenId={now} />
          <TypingInput test={test} field={field} box={box} describedBy={now} onFocusChange={setFocused} />
          {running && !focused ? (
            <button
              type="button"
              onClick={() => field.current?.focus()}
              className="absolute inset-0 grid place-items-center rounded-card border border-line-strong bg-surface/90 font-medium text-ink"
            >
              Click here or press any key to continue
            </button>
          ) : null}
        </div>
        <Notices test={test} onReset={renew} />
        <div className={clsx('flex flex-wrap items-start justify-between gap-x-6 gap-y-4', KEPT)}>
          <DurationControl test={test} />
          <Suspense fallback={<div className="h-16 w-60" />}>
            <TextChoice test={test} />
          </Suspense>
          <div className="flex gap-2 sm:mt-7">
            <Button
              onClick={() => {
                renew();
                field.current?.focus();
              }}
            >
              <RotateCcw aria-hidden="true" /> Reset
            </Button>
            <Button aria-expanded={open} onClick={() => setOpen(!open)}>
              <Settings2 aria-hidden="true" /> Settings
            </Button>
          </div>
        </div>
        {open ? (
          <Suspense fallback={<Skeleton lines={5} />}>
            <TestSettings test={test} />
          </Suspense>
        ) : null}
      </div>
      {result ? (
        <Overlay resetKey="results">
          <ResultsOverlay result={finished ? result : null} onTryAgain={renew} onPractise={onPractise} field={field} />
        </Overlay>
      ) : null}
    </Card>
  );
}

function Notices({ test, onReset }: { test: TypingTest; onReset: () => void }) {
  const pasted = useTest(test, (state) => state.context.pasteRefused);
  const halted = useTest(test, (state) => state.matches('halted'));
  if (halted)
    return (
      <ErrorBox
        title="The clock of this test stopped."
        actions={
          <Button look="primary" onClick={onReset}>
            Reset
          </Button>
        }
      >
        Without it there is no speed to measure, so this test is not kept. Your earlier results are. Choose Reset to
        start again.
      </ErrorBox>
    );
  return pasted ? (
    <Notice tone="warning" role="status" title="Pasted text is not accepted.">
      Only what you type counts. What you typed so far is kept; continue with the next character.
    </Notice>
  ) : null;
}
