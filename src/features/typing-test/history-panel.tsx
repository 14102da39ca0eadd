import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector, useDevice } from '../../app/hooks';
import { toCsv } from '../../domain/typing/csv';
import { bestsOf, oftenMissed } from '../../domain/typing/history';
import type { TypingResult } from '../../domain/typing/types';
import { Button, IconButton } from '../../ui/button';
import { Panel } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { counted, readableTime } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { selectTypingResults } from './selectors';
import { gradeOf, kindOf } from './typing-labels';
import { typingResultRemoved, typingResultRestored } from './typing-slice';

const FIRST = 10;
const OFTEN = 12;

/** Every finished test, the bests among them, and the words that go wrong most. */
export function HistoryPanel({ onPractise }: { onPractise: (words: readonly string[]) => void }) {
  const results = useAppSelector(selectTypingResults);
  const [all, setAll] = useState(false);
  const device = useDevice();
  const dispatch = useAppDispatch();
  const toast = useToast();
  if (results.length === 0)
    return (
      <EmptyState title="No results yet">
        Each finished test is kept here, on this device, with your personal bests. A good first step: 30 seconds of easy
        words.
      </EmptyState>
    );
  const remove = (result: TypingResult) => {
    dispatch(typingResultRemoved(result.id));
    toast({
      text: `Result of ${readableTime(result.createdAt)} removed.`,
      action: { label: 'Undo', run: () => dispatch(typingResultRestored(result)) },
    });
  };
  const often = oftenMissed(results, OFTEN);
  return (
    <Panel
      title="History"
      lead={`${counted(results.length, 'result')} kept on this device.`}
      action={
        <Button onClick={() => device.download('elevate-typing-results.csv', toCsv(results), 'text/csv;charset=utf-8')}>
          <Download aria-hidden="true" /> Download CSV
        </Button>
      }
    >
      <div className="grid gap-6">
        <Bests results={results} />
        {often.length > 0 ? (
          <div>
            <h3 className="font-semibold">Missed most often</h3>
            <ul className="mt-2 flex flex-wrap gap-2 text-sm">
              {often.map(({ word, times }) => (
                <li key={word} className="rounded-control border border-line bg-sunken px-2.5 py-1">
                  <span className="font-mono">{word}</span>{' '}
                  <span className="text-ink-soft">{counted(times, 'time')}</span>
                </li>
              ))}
            </ul>
            <Button className="mt-3" onClick={() => onPractise(often.map(({ word }) => word))}>
              Practise these words
            </Button>
          </div>
        ) : null}
        <div>
          <h3 className="font-semibold">Results</h3>
          <ul className="mt-1 divide-y divide-line">
            {(all ? results : results.slice(0, FIRST)).map((result) => (
              <li key={result.id} className="flex min-h-11 flex-wrap items-center gap-x-4 py-1">
                <span className="min-w-0 flex-1 basis-48">
                  {readableTime(result.createdAt)}
                  <span className="block text-sm text-ink-soft">{kindOf(result)}</span>
                </span>
                <Speeds result={result} />
                <IconButton
                  label={`Remove the result of ${readableTime(result.createdAt)}, ${result.wpm} WPM`}
                  onClick={() => remove(result)}
                >
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </ul>
          {results.length > FIRST && !all ? (
            <Button look="quiet" className="mt-2" onClick={() => setAll(true)}>
              Show all {results.length}
            </Button>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}

function Bests({ results }: { results: readonly TypingResult[] }) {
  return (
    <div>
      <h3 className="font-semibold">Personal bests</h3>
      <ul className="mt-1 divide-y divide-line">
        {bestsOf(results).map((best) => (
          <li key={best.id} className="flex min-h-11 flex-wrap items-center gap-x-4 py-1">
            <span className="min-w-0 flex-1 basis-48">{kindOf(best)}</span>
            <Speeds result={best} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Speeds({ result: { wpm, netWpm, accuracy } }: { result: TypingResult }) {
  return (
    <span className="text-sm text-ink-soft">
      <span className="figures text-base font-semibold text-ink">{netWpm}</span> net WPM, {wpm} WPM, {accuracy}%
      accuracy ({gradeOf(accuracy).word.toLowerCase()})
    </span>
  );
}
