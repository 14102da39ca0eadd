import { Fragment, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, useDevice } from '../../app/hooks';
import type { Language } from '../../domain/c-source/languages';
import { selectTerminalSettings } from './selectors';
import { terminalSet } from './terminal-settings-slice';

const QUIET = 300;

/** What the program reads: a text given before the run, or lines typed while it runs where the browser can. */
export function InputPanel({
  program,
  input,
  language,
  onDraft,
  onChange,
}: {
  program: string;
  input: string;
  language: Language;
  /** The text with its last keys, `null` when it is what `input` says. */
  onDraft: (text: string | null) => void;
  /** `base`: what the text was typed on. */
  onChange: (program: string, text: string, base: string) => void;
}) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { toolchain } = useDevice();
  const wants = useAppSelector((state) => selectTerminalSettings(state).typesInput);
  const makesTables = language === 'sql';
  const canType = toolchain.takesTypedInput && !makesTables;
  const typed = wants && canType;
  const [text, setText] = useState({ program, input, known: input });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Another program, or the same one changed elsewhere.
  if (text.program !== program || (text.known !== input && text.input === text.known))
    setText({ program, input, known: input });

  const known = useRef(text.known);
  useEffect(() => {
    known.current = text.known;
  });
  useEffect(() => onDraft(text.input === input ? null : text.input));
  const tell = useEffectEvent(() => {
    if (text.input !== text.known) onChange(text.program, text.input, text.known);
  });
  useEffect(() => {
    const leaving = () => tell();
    window.addEventListener('pagehide', leaving, { capture: true });
    return () => {
      window.removeEventListener('pagehide', leaving, { capture: true });
      clearTimeout(timer.current);
      leaving();
    };
  }, []);

  return (
    <section aria-label="Input" className="rounded-card border border-line bg-surface px-3.5 pt-2 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-semibold">
          Input
        </label>
        {canType ? (
          <label className="flex min-h-8 items-center gap-2 text-sm text-ink-soft">
            <input
              type="checkbox"
              checked={typed}
              onChange={({ target }) => dispatch(terminalSet({ typesInput: target.checked }))}
              className="size-4 accent-(--primary)"
            />
            Type it while the program runs
          </label>
        ) : null}
      </div>
      {typed ? (
        <p id={id} className="mt-1 text-sm text-ink-soft">
          When the program reads, type its lines in the Output pane. The tests of a challenge bring their own input.
        </p>
      ) : (
        <textarea
          id={id}
          value={text.input}
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          placeholder={
            makesTables
              ? 'CREATE TABLE … and INSERT INTO … for tables of your own; empty: the sample tables'
              : 'What the program reads, line by line'
          }
          onChange={({ target }) => {
            const next = target.value;
            setText((now) => ({ ...now, input: next }));
            clearTimeout(timer.current);
            timer.current = setTimeout(() => {
              const base = known.current;
              setText((now) => ({ ...now, known: next }));
              onChange(program, next, base);
            }, QUIET);
          }}
          className="mt-1.5 block w-full resize-y rounded-control border border-line-strong bg-sunken px-3 py-2 font-mono text-sm placeholder:font-sans placeholder:text-ink-faint"
        />
      )}
      {makesTables && text.input.trim() === '' ? <SampleTables /> : null}
    </section>
  );
}

/** The sample tables of the SQL engine; a test holds them against its script. */
export const SAMPLE_TABLES: Readonly<Record<string, string>> = {
  departments: 'id, name, city',
  employees: 'id, name, department_id, manager_id, salary, hired',
  customers: 'id, name, city, joined',
  products: 'id, name, category, cents',
  orders: 'id, customer_id, day, state',
  order_items: 'order_id, product_id, quantity',
};

function SampleTables() {
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer text-ink-soft">The sample tables</summary>
      <dl className="mt-1 grid gap-x-3 gap-y-0.5 font-mono text-xs @md:grid-cols-[auto_1fr]">
        {Object.entries(SAMPLE_TABLES).map(([table, columns]) => (
          <Fragment key={table}>
            <dt className="font-semibold">{table}</dt>
            <dd className="text-ink-soft">{columns}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
