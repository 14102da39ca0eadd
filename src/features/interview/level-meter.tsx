import { useEffect, useRef } from 'react';
import { useDevice } from '../../app/hooks';

/** How loud the microphone is. */
export function LevelMeter({ streamId }: { streamId: string }) {
  const { camera } = useDevice();
  const meter = useRef<HTMLMeterElement>(null);
  // Written past React: it changes twenty times a second.
  useEffect(
    () =>
      camera.watchLevel(streamId, (level) => {
        if (meter.current) meter.current.value = Math.round(level * 100);
      }),
    [camera, streamId],
  );
  return (
    <div>
      <p className="mb-1 text-sm text-ink-soft">Microphone level</p>
      <meter ref={meter} aria-label="Microphone level" min={0} max={100} value={0} className="block h-3 w-full" />
    </div>
  );
}
