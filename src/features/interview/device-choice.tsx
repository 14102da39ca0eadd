import { useSelector } from '@xstate/react';
import type { MediaDeviceChoice } from '../../../machines/contracts/camera';
import { SelectField } from '../../ui/field';
import type { InterviewRoom } from './use-interview-room';

/** Which camera and which microphone; shown once the browser gives their names. */
export function DeviceChoice({ flow: { webcam } }: { flow: InterviewRoom }) {
  const { cameras, microphones, cameraId, microphoneId } = useSelector(webcam, (state) => state.context);
  const choose = (kind: 'camera' | 'microphone') => (id: string) => webcam.send({ type: 'device.chosen', kind, id });
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-1">
      <Choice label="Camera" choices={cameras} value={cameraId} onChoose={choose('camera')} />
      <Choice label="Microphone" choices={microphones} value={microphoneId} onChoose={choose('microphone')} />
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
  choices: readonly MediaDeviceChoice[];
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
