import { useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { TextArea } from '../field';

/** An earlier question opened for a change. Enter asks it, Escape leaves it as it was. */
export function EditQuestion({
  text,
  onSave,
  onCancel,
}: {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const [value, setValue] = useState(text);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const blank = value.trim() === '';
  return (
    <form
      ref={form}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blank) onSave(value);
      }}
    >
      <TextArea
        label="Edit your question"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        help="The conversation continues from here. As it was, it stays in your list."
      />
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="primary" disabled={blank}>
          Save and ask
        </Button>
      </div>
    </form>
  );
}
