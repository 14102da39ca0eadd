import { useEffect, useRef } from 'react';

/**
 * How loud the microphone is.
 * @param watch tells a level from 0 to 1 until what it returns is called
 */
export function LevelMeter({ watch }: { watch: (listener: (level: number) => void) => () => void }) {
  const meter = useRef<HTMLMeterElement>(null);
  // Written past React: it changes twenty times a second.
  useEffect(
    () =>
      watch((level) => {
        if (meter.current) meter.current.value = Math.round(level * 100);
      }),
    [watch],
  );
  return (
    <div>
      <p className="mb-1 text-sm text-ink-soft">Microphone level</p>
      <meter ref={meter} aria-label="Microphone level" min={0} max={100} value={0} className="block h-3 w-full" />
    </div>
  );
}
