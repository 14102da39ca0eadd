import { SelectField } from '../field';

export interface ReadingVoice {
  readonly id: string;
  readonly name: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** It speaks without a connection. */
  readonly onDevice: boolean;
}

export interface Reading {
  readonly voice: string | null;
  readonly rate: number;
  readonly pause: number;
}

const RATES = [0.75, 0.9, 1, 1.15, 1.3, 1.5];
const PAUSES = [2, 3, 4, 5, 6];

/** The voice that reads, how fast, and how long a silence ends an answer. */
export function VoiceChoice({
  voices,
  reading,
  onChange,
}: {
  voices: readonly ReadingVoice[];
  reading: Reading;
  onChange: (change: Partial<Reading>) => void;
}) {
  const { voice, rate, pause } = reading;
  const gone = voice !== null && !voices.some(({ id }) => id === voice);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label="Voice"
        value={voice ?? ''}
        onChange={(event) => onChange({ voice: event.target.value || null })}
        help={gone ? 'The voice you chose is not in this browser; another one reads.' : undefined}
      >
        <option value="">Your browser’s choice</option>
        {gone ? <option value={voice}>Not in this browser</option> : null}
        {voices.map(({ id, name, language, onDevice }) => (
          <option key={id} value={id}>
            {name} ({language}){onDevice ? ', on this device' : ', over the network'}
          </option>
        ))}
      </SelectField>
      <SelectField label="Speed" value={rate} onChange={(event) => onChange({ rate: Number(event.target.value) })}>
        {(RATES.includes(rate) ? RATES : [...RATES, rate]).map((value) => (
          <option key={value} value={value}>
            {value} ×
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Pause that ends an answer"
        value={pause}
        onChange={(event) => onChange({ pause: Number(event.target.value) })}
      >
        {(PAUSES.includes(pause) ? PAUSES : [...PAUSES, pause]).map((value) => (
          <option key={value} value={value}>
            {value} seconds
          </option>
        ))}
      </SelectField>
    </div>
  );
}
