import { useEffect, useState } from 'react';
import { useDevice } from '../../app/hooks';

/** How loud the microphone is. */
export function LevelMeter({ streamId }: { streamId: string }) {
  const { camera } = useDevice();
  const [percent, setPercent] = useState(0);
  useEffect(() => camera.watchLevel(streamId, (level) => setPercent(Math.round(level * 100))), [camera, streamId]);
  return (
    <div>
      <p className="mb-1 text-sm text-ink-soft">Microphone level</p>
      <meter aria-label="Microphone level" min={0} max={100} value={percent} className="block h-3 w-full" />
    </div>
  );
}
