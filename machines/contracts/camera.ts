/** Actor `camera`: opens a camera and a microphone and holds them until it is stopped; then no light stays on. */
export interface CameraInput {
  /** Device ids as the browser gives them; `null` leaves the choice to the browser. */
  readonly cameraId: string | null;
  readonly microphoneId: string | null;
}

export interface MediaDeviceChoice {
  readonly id: string;
  /** What the system calls it. */
  readonly label: string;
}

/** Why neither a camera nor a microphone is open. Each has its own plain words on screen. */
export type CameraProblem =
  /** The browser has no way to them, as on an insecure address. */
  | 'unsupported'
  /** The user or the system refused. */
  | 'denied'
  | 'missing'
  /** Another program or tab holds them. */
  | 'busy'
  /** They were open, and were unplugged or taken away. */
  | 'lost'
  | 'failed';

/** What `camera` sends to its parent. The stream itself stays in the platform, under `streamId`. */
export type CameraEvent =
  | {
      readonly type: 'camera.opened';
      readonly streamId: string;
      /** Which of the two is there. */
      readonly camera: boolean;
      readonly microphone: boolean;
      /** On the clock of `performance.now()`, in milliseconds. */
      readonly at: number;
    }
  | {
      readonly type: 'camera.listed';
      readonly cameras: readonly MediaDeviceChoice[];
      readonly microphones: readonly MediaDeviceChoice[];
    }
  | { readonly type: 'camera.lost'; readonly kind: 'camera' | 'microphone' }
  | { readonly type: 'camera.failed'; readonly problem: CameraProblem };
