/** Camera of the interview room: what the flow holds, receives and emits. */
import type { CameraEvent, CameraProblem, MediaDeviceChoice } from './camera';
import type { RecorderEvent, RecorderProblem } from './recorder';

export type DeviceKind = 'camera' | 'microphone';

export interface RoomCameraContext {
  readonly cameraId: string | null;
  readonly microphoneId: string | null;
  readonly cameras: readonly MediaDeviceChoice[];
  readonly microphones: readonly MediaDeviceChoice[];
  /** What is open now. */
  readonly open: { readonly streamId: string; readonly camera: boolean; readonly microphone: boolean } | null;
  readonly cameraProblem: CameraProblem | null;
  readonly records: boolean;
  /** Keys of recordings begin with it. */
  readonly recordingName: string;
  /** Recordings begun under that name. */
  readonly taken: number;
  readonly recorderProblem: RecorderProblem | null;
}

export type RoomCameraEvent =
  | { type: 'devices.checked' }
  | { type: 'device.chosen'; kind: DeviceKind; id: string }
  | { type: 'webcam.requested'; at: number }
  | { type: 'webcam.closed' }
  | { type: 'recording.chosen'; records: boolean }
  | { type: 'recording.named'; name: string }
  | CameraEvent
  | RecorderEvent;

export interface RoomCameraInput {
  /** Whether to record whenever the webcam is on. */
  readonly records: boolean;
  readonly recordingName: string;
  /** Recordings that are stored under that name already. */
  readonly taken: number;
}

/** Times are milliseconds on the clock of `performance.now()`. */
export type RoomCameraEmitted =
  | { type: 'webcam.opened'; at: number }
  | { type: 'recording.started'; key: string; mime: string; at: number }
  | { type: 'recording.stored'; key: string; at: number };
