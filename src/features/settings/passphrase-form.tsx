import { type FormEvent, type ReactNode, useState } from 'react';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';

/** Asks for a passphrase that was chosen earlier. It goes into the pocket and out of the field before `onGiven` is called. */
export function PassphraseForm({
  error,
  submit,
  onGiven,
  onCancel,
  children,
}: {
  error: string | null;
  /** The label of the button. */
  submit: string;
  onGiven: () => void;
  onCancel: () => void;
  /** Other ways on, among the buttons. */
  children?: ReactNode;
}) {
  const { pocket } = useDevice();
  const [typed, setTyped] = useState('');
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '') return;
    pocket.put(typed);
    setTyped('');
    onGiven();
  };
  return (
    <form className="grid gap-5" onSubmit={give}>
      <TextField
        label="Passphrase"
        type="password"
        autoComplete="current-password"
        spellCheck={false}
        autoFocus
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        {children}
        <Button look="primary" type="submit" disabled={typed === ''}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
