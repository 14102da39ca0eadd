import { TriangleAlert } from 'lucide-react';
import { SelectField } from '../../ui/field';
import { counted } from '../../ui/format';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240] as const;

/** A length in words: `45 minutes`, `1 hour`, `1.5 hours`. */
export const lengthWords = (minutes: number): string =>
  minutes < 60 || minutes % 15 !== 0 ? counted(minutes, 'minute') : counted(minutes / 60, 'hour');

/** How long the block of a task is; its own length is among the choices. */
export function LengthField({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const lengths = [...new Set([...LENGTHS, minutes])].sort((a, b) => a - b);
  return (
    <SelectField label="How long" value={minutes} onChange={(event) => onChange(Number(event.target.value))}>
      {lengths.map((length) => (
        <option key={length} value={length}>
          {lengthWords(length)}
        </option>
      ))}
    </SelectField>
  );
}

/** What is in the calendar at the same time, before anything is put there. */
export function ClashNote({ words }: { words: string }) {
  return (
    <p role="status" className="flex gap-2 text-sm text-danger-ink empty:hidden">
      {words === '' ? null : (
        <>
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{words}.</span>
        </>
      )}
    </p>
  );
}

/** The same on a card, under its text. */
export const ClashChip = ({ words }: { words: string }) => (
  <span className="board-clash border-danger/40 bg-danger-soft text-danger-ink">
    <TriangleAlert aria-hidden="true" />
    <span>{words}</span>
  </span>
);
