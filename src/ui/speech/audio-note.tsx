import { Button } from '../button';

/** Where speech is turned into text; `null` as long as the browser has not said. */
export type AudioPlace = 'device' | 'downloadable' | 'downloading' | 'undownloaded' | 'service' | 'none' | null;

export interface Audio {
  readonly place: AudioPlace;
  /** Has the browser fetch the model with which it would stay on the device. */
  readonly install: () => void;
}

const SERVICE = 'While it listens, your browser sends your speech to its maker’s service to turn it into text.';

/** Where audio goes, said before the microphone opens. What is not known is taken for the service. */
export const audioWords = (place: AudioPlace): string => {
  switch (place) {
    case 'device':
      return 'Your speech stays on this device: it is turned into text here.';
    case 'none':
      return 'This browser does not turn speech into text. Type instead.';
    case 'downloadable':
      return `${SERVICE} It can fetch a model for this language, with which your speech stays on this device.`;
    case 'downloading':
      return `${SERVICE} The model with which it stays on this device is being fetched.`;
    case 'undownloaded':
      return `${SERVICE} The model for this device could not be fetched.`;
    default:
      return SERVICE;
  }
};

/** The words, and the way to keep speech on the device where the browser offers one. */
export function AudioNote({ audio: { place, install } }: { audio: Audio }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      <p className="min-w-0 flex-1 basis-56">{audioWords(place)}</p>
      {place === 'downloadable' || place === 'undownloaded' ? (
        <Button size="sm" onClick={install}>
          Keep speech on this device
        </Button>
      ) : null}
    </div>
  );
}
