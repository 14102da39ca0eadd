import { useState } from 'react';
import { TextField } from '../../ui/field';

/** Shorter ones are tried out in no time. */
const LEAST = 10;

export interface NewPassphraseState {
  readonly first: string;
  readonly second: string;
  readonly problem: string | null;
}

const EMPTY: NewPassphraseState = { first: '', second: '', problem: null };

/** A passphrase that is chosen: typed twice. `take` gives it and empties the fields; `null` where the fields say what is wrong. */
export function useNewPassphrase() {
  const [state, setState] = useState(EMPTY);
  return {
    state,
    change: (next: Partial<NewPassphraseState>) => setState((now) => ({ ...now, problem: null, ...next })),
    clear: () => setState(EMPTY),
    take(): string | null {
      const { first, second } = state;
      const problem =
        [...first].length < LEAST
          ? `Use at least ${LEAST} characters: four words that do not belong together are good.`
          : first !== second
            ? 'The two are not the same. Type it again.'
            : null;
      setState(problem ? { ...state, second: first === second ? second : '', problem } : EMPTY);
      return problem ? null : first;
    },
  };
}

/** The two fields of a passphrase that is chosen. */
export function NewPassphraseFields({
  state: { first, second, problem },
  change,
}: Pick<ReturnType<typeof useNewPassphrase>, 'state' | 'change'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Passphrase"
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        value={first}
        error={problem}
        onChange={({ target }) => change({ first: target.value })}
      />
      <TextField
        label="The passphrase again"
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        value={second}
        onChange={({ target }) => change({ second: target.value })}
      />
    </div>
  );
}
