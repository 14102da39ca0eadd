import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { TextField } from './field';

/** Asks for another name of something that has one. A blank name is refused. */
export function RenameDialog({
  thing,
  name: before,
  longest,
  help,
  onRename,
  onClose,
}: {
  /** What it is, within the title: `conversation`. */
  thing: string;
  name: string;
  /** In characters. */
  longest: number;
  help?: string;
  /** Gets the new name without blanks around it; `onClose` is called after it. */
  onRename: (name: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(before);
  const name = typed.trim();
  return (
    <Dialog open onClose={onClose} title={`Rename the ${thing}`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name === '') return;
          onRename(name);
          onClose();
        }}
      >
        <TextField
          label="Name"
          autoComplete="off"
          value={typed}
          maxLength={longest}
          help={help}
          error={name === '' ? 'Enter a name.' : null}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={name === ''}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
