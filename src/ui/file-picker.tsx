import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonLook } from './button';

interface PickerProps {
  /** Name of the file input, for assistive technology and tests. */
  label: string;
  /** As the `accept` attribute: a hint for the system's dialog, never a check. */
  accept: string;
  onPick: (file: File) => void;
}

interface ManyProps extends Omit<PickerProps, 'onPick'> {
  /** Several files may be picked at once. */
  onPickAll: (files: readonly File[]) => void;
}

/** A button that opens the system's file dialog. */
export function FileButton({
  label,
  accept,
  look = 'plain',
  id,
  className,
  children,
  ...picked
}: (PickerProps | ManyProps) & { look?: ButtonLook; id?: string; className?: string; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button id={id} look={look} className={className} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        multiple={'onPickAll' in picked}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          const [file] = files;
          if (file && 'onPickAll' in picked) picked.onPickAll(files);
          else if (file && 'onPick' in picked) picked.onPick(file);
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Drop a file or pick one. What is dropped is handed on as it is: the flow decides whether it fits. */
export function FilePicker({
  hint,
  button,
  ...picker
}: PickerProps & {
  hint: string;
  /** Words of the button. */
  button: string;
}) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) picker.onPick(file);
  };
  return (
    <fieldset
      aria-label={picker.label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'grid place-items-center rounded-card border-2 border-dashed px-6 py-10 text-center transition-colors',
        over ? 'border-primary bg-primary-soft' : 'border-line-strong/60 bg-sunken/50',
      )}
    >
      <Upload aria-hidden="true" className="mb-3 size-7 text-ink-faint" />
      <p className="text-lg font-medium">{picker.label}</p>
      <p className="mt-0.5 mb-4 text-sm text-ink-soft">{hint}</p>
      <FileButton {...picker} look="primary">
        {button}
      </FileButton>
    </fieldset>
  );
}
