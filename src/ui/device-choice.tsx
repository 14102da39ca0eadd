import { SelectField } from './field';

interface Device {
  readonly id: string;
  readonly label: string;
}

/** Which camera and which microphone; shown once the browser gives their names. */
export function DeviceChoice({
  devices: { cameras, microphones, cameraId, microphoneId },
  onChoose,
}: {
  devices: {
    readonly cameras: readonly Device[];
    readonly microphones: readonly Device[];
    /** `null` leaves it to the browser. */
    readonly cameraId: string | null;
    readonly microphoneId: string | null;
  };
  onChoose: (kind: 'camera' | 'microphone', id: string) => void;
}) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-1">
      <Choice label="Camera" choices={cameras} value={cameraId} onChoose={(id) => onChoose('camera', id)} />
      <Choice
        label="Microphone"
        choices={microphones}
        value={microphoneId}
        onChoose={(id) => onChoose('microphone', id)}
      />
    </div>
  );
}

function Choice({
  label,
  choices,
  value,
  onChoose,
}: {
  label: string;
  choices: readonly Device[];
  value: string | null;
  onChoose: (id: string) => void;
}) {
  if (choices.length === 0) return null;
  return (
    <SelectField label={label} value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
      {value === null ? <option value="">The browser’s choice</option> : null}
      {choices.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
