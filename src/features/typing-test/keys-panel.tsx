import { useMemo, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { figureOfKey, KEY_ROWS, slowestPairs, wrongestPairs } from '../../domain/typing/keyboard';
import { added, speedOf, wrongOf } from '../../domain/typing/strokes';
import type { StrokeFigure } from '../../domain/typing/types';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { counted } from '../../ui/format';
import { selectTypingResults } from './selectors';

/** Older tests are of a hand that has learnt since. */
const RECENT = 50;
const PAIRS = 8;

type Measure = 'wrong' | 'speed';
const measures: readonly { value: Measure; label: string }[] = [
  { value: 'wrong', label: 'Mistakes' },
  { value: 'speed', label: 'Speed' },
];

/** Each key and pair of keys over the last tests: a keyboard in colours, the weakest pairs, and all of it as a table. */
export function KeysPanel() {
  const results = useAppSelector(selectTypingResults);
  const [measure, setMeasure] = useState<Measure>('wrong');
  const recent = useMemo(() => results.slice(0, RECENT).filter(({ keys }) => keys.length > 0), [results]);
  const keys = useMemo(() => added(recent.map((result) => result.keys)), [recent]);
  const pairs = useMemo(() => added(recent.map((result) => result.pairs)), [recent]);
  if (keys.length === 0) return null;
  return (
    <Panel
      title="Keys and pairs"
      lead={`From ${recent.length === 1 ? 'your last test' : `your last ${recent.length} tests`}; each key counts for the character that was asked.`}
      action={
        <fieldset className="flex gap-2">
          <legend className="sr-only">Colours of the keyboard</legend>
          {measures.map(({ value, label }) => (
            <Button
              key={value}
              size="sm"
              look={value === measure ? 'primary' : 'plain'}
              aria-pressed={value === measure}
              onClick={() => setMeasure(value)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      }
    >
      <div className="grid gap-6">
        <Keyboard keys={keys} measure={measure} />
        <div className="grid gap-6 md:grid-cols-2">
          <PairBars
            title="Slowest pairs"
            pairs={slowestPairs(pairs, PAIRS)}
            lengthOf={({ ms, timed }) => ms / timed}
            words={(pair) => `${Math.round(pair.ms / pair.timed)} ms`}
          />
          <PairBars
            title="Pairs with most mistakes"
            pairs={wrongestPairs(pairs, PAIRS)}
            lengthOf={wrongOf}
            words={(pair) => `${wrongOf(pair)}% wrong`}
          />
        </div>
        <details className="text-sm">
          <summary className="min-h-8 py-1 font-medium">Keys and pairs, as tables</summary>
          <div className="mt-2 grid gap-6 md:grid-cols-2">
            <FigureTable title="Keys" figures={keys} />
            <FigureTable title="Pairs" figures={pairs} />
          </div>
        </details>
      </div>
    </Panel>
  );
}

function Keyboard({ keys, measure }: { keys: readonly StrokeFigure[]; measure: Measure }) {
  const drawn = KEY_ROWS.map((row) => row.map((key) => ({ key, figure: figureOfKey(keys, key) })));
  const weakness = (figure: StrokeFigure) => (measure === 'wrong' ? figure.wrong / figure.typed : slowness(figure));
  const most = Math.max(...drawn.flat().map(({ figure }) => (figure ? weakness(figure) : 0)), Number.EPSILON);
  const weakest = drawn
    .flat()
    .flatMap(({ key, figure }) => (figure && weakness(figure) > 0 ? [{ key, figure }] : []))
    .sort((a, b) => weakness(b.figure) - weakness(a.figure))
    .slice(0, 3)
    .map(({ key, figure }) => `${nameOf(key.slice(0, 1))} ${inWords(figure, measure)}`);
  return (
    <figure>
      <div
        role="img"
        aria-label={`Keyboard by ${measure === 'wrong' ? 'mistakes' : 'speed'}: ${
          weakest.length > 0 ? `weakest are ${weakest.join(', ')}` : 'no weak key yet'
        }. The tables below have each key.`}
        className="grid gap-1 overflow-hidden"
      >
        {drawn.map((row, at) => (
          <div key={row[0]?.key} className="flex gap-1" style={{ paddingInlineStart: `${at === 4 ? 18 : at * 2}%` }}>
            {row.map(({ key, figure }) => (
              <span
                key={key}
                className={
                  key === '  '
                    ? 'grid h-9 w-1/2 place-items-center rounded border border-line'
                    : 'grid h-9 w-[6.4%] place-items-center rounded border border-line font-mono text-sm sm:h-10 sm:text-base'
                }
                style={{
                  background: figure
                    ? `color-mix(in oklab, var(--${measure === 'wrong' ? 'danger' : 'primary'}) ${Math.round((40 * weakness(figure)) / most)}%, var(--surface))`
                    : 'var(--sunken)',
                }}
              >
                {key === '  ' ? <span className="text-sm">Space</span> : key.slice(0, 1)}
              </span>
            ))}
          </div>
        ))}
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">
        {measure === 'wrong'
          ? 'The stronger the colour, the larger the share of mistakes.'
          : 'The stronger the colour, the longer the key takes after the one before it.'}
        {weakest.length > 0 ? ` Weakest: ${weakest.join(', ')}.` : ''}
      </figcaption>
    </figure>
  );
}

const slowness = ({ timed, ms }: StrokeFigure): number => (timed > 0 ? ms / timed : 0);
const inWords = (figure: StrokeFigure, measure: Measure): string =>
  measure === 'wrong' ? `${wrongOf(figure)}%` : `${Math.round(slowness(figure))} ms`;
const nameOf = (characters: string): string => characters.replaceAll(' ', 'Space');

function PairBars({
  title,
  pairs,
  lengthOf,
  words,
}: {
  title: string;
  pairs: readonly StrokeFigure[];
  lengthOf: (pair: StrokeFigure) => number;
  words: (pair: StrokeFigure) => string;
}) {
  const longest = Math.max(...pairs.map(lengthOf), Number.EPSILON);
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {pairs.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">None yet: a pair needs three keystrokes.</p>
      ) : (
        <ol className="mt-2 grid gap-1 text-sm">
          {pairs.map((pair) => (
            <li key={pair.of} className="grid grid-cols-[2.5rem_1fr_6rem] items-center gap-2">
              <span className="font-mono text-base">{pair.of}</span>
              <span
                aria-hidden="true"
                className="h-3 rounded bg-primary"
                style={{ width: `${(100 * lengthOf(pair)) / longest}%` }}
              />
              <span className="figures text-right text-ink-soft">{words(pair)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function FigureTable({ title, figures }: { title: string; figures: readonly StrokeFigure[] }) {
  return (
    <section className="max-h-80 overflow-y-auto" tabIndex={0} aria-label={title}>
      <table className="figures w-full text-right">
        <caption className="text-left font-sans font-medium">
          {title}: {counted(figures.length, 'different one')}
        </caption>
        <thead>
          <tr className="border-b border-line font-sans">
            <th scope="col" className="text-left">
              {title}
            </th>
            <th scope="col">Typed</th>
            <th scope="col">Wrong</th>
            <th scope="col">WPM</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.of}>
              <th scope="row" className="text-left font-mono font-normal">
                {nameOf(figure.of)}
              </th>
              <td>{figure.typed}</td>
              <td>
                {figure.wrong} ({wrongOf(figure)}%)
              </td>
              <td>{speedOf(figure) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
