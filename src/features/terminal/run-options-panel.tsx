import { type ReactNode, useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { splitArguments } from '../../domain/c-source/arguments';
import { argsSet, buildSet, checkTypesSet, LONGEST_ARGS } from './run-options-slice';
import { optimiseNames, optionsInShort, warningNames, withoutChecks } from './run-options-words';
import { selectRunOptions } from './selectors';

/** How C and C++ are built, and what the program gets on its command line. @param timed its tests say how long they may take */
export function RunOptionsPanel({ program, timed }: { program: string; timed: boolean }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { build: chosen, args } = useAppSelector(selectRunOptions);
  const build = timed ? withoutChecks(chosen) : chosen;
  const line = args[program] ?? '';
  return (
    <details className="min-h-10.5 overflow-y-auto rounded-card border border-line bg-surface px-3.5 open:pb-3.5">
      <summary className="min-h-10 cursor-pointer py-2.5 text-sm pointer-coarse:min-h-11">
        <span className="font-semibold">Options</span>{' '}
        <span className="text-ink-soft">{optionsInShort(build, splitArguments(line))}</span>
      </summary>
      <div className="grid grid-cols-1 gap-3 text-sm">
        <div>
          <label className="flex min-h-8 items-center gap-2 font-medium">
            <input
              type="checkbox"
              checked={build.memoryChecks}
              disabled={timed}
              aria-describedby={`${id}-checks`}
              onChange={({ target }) => dispatch(buildSet({ memoryChecks: target.checked }))}
              className="size-4 accent-(--primary)"
            />
            Memory checks
          </label>
          <p id={`${id}-checks`} className="text-ink-soft">
            {timed
              ? 'Off here: the tests of this challenge measure time, which the checks would take. To look for a fault of memory, open the program in Code Practice.'
              : 'Stop the program where it uses memory that is not its own, and find what is never given back. Programs build a little slower, and those that allocate much run slower.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Choice
            label="Optimise"
            value={build.optimise}
            names={optimiseNames}
            onChange={(optimise) => dispatch(buildSet({ optimise }))}
          />
          <Choice
            label="Warnings"
            value={build.warnings}
            names={warningNames}
            onChange={(warnings) => dispatch(buildSet({ warnings }))}
          />
        </div>
        {build.optimise !== '0' && build.memoryChecks ? (
          <p className="text-ink-soft">
            What clang leaves out as useless can’t be checked: a fault in it goes unseen. To look for faults, turn
            Optimise off.
          </p>
        ) : null}
        <label className="grid gap-1">
          <span className="font-medium">Program arguments</span>
          <input
            value={line}
            maxLength={LONGEST_ARGS}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-describedby={`${id}-args`}
            onChange={({ target }) => dispatch(argsSet({ program, text: target.value }))}
            className="h-9 w-full rounded-control border border-line-strong bg-sunken px-3 font-mono text-sm pointer-coarse:h-11"
          />
          <span id={`${id}-args`} className="text-ink-soft">
            What main gets in argv behind the program’s name. Blanks part them; quotes keep them together.
          </span>
        </label>
      </div>
    </details>
  );
}

/** Whether the types of a TypeScript program are looked at. */
export function TypesPanel() {
  const id = useId();
  const dispatch = useAppDispatch();
  const { checkTypes } = useAppSelector(selectRunOptions);
  return (
    <section aria-label="Options" className="rounded-card border border-line bg-surface px-3.5 py-2 text-sm">
      <label className="flex min-h-8 items-center gap-2 font-medium">
        <input
          type="checkbox"
          checked={checkTypes}
          aria-describedby={`${id}-types`}
          onChange={({ target }) => dispatch(checkTypesSet(target.checked))}
          className="size-4 accent-(--primary)"
        />
        Check types
      </label>
      <p id={`${id}-types`} className="text-ink-soft">
        What contradicts the types is said before the run, with its line, and the program runs all the same.
      </p>
    </section>
  );
}

function Choice<T extends string>({
  label,
  value,
  names,
  onChange,
}: {
  label: string;
  value: T;
  names: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
}): ReactNode {
  return (
    <label className="grid min-w-0 grid-cols-1 gap-1">
      <span className="font-medium">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value as T)}
        className="h-9 min-w-0 max-w-full rounded-control border border-line-strong/60 bg-surface px-2 text-ink hover:border-line-strong pointer-coarse:h-11"
      >
        {(Object.keys(names) as T[]).map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
