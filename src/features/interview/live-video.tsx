import { useEffect, useRef } from 'react';
import { useDevice } from '../../app/hooks';

/** One's own picture, as in a mirror and without sound. */
export function LiveVideo({ streamId }: { streamId: string }) {
  const { camera } = useDevice();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = camera.stream(streamId);
    return () => {
      element.srcObject = null;
    };
  }, [camera, streamId]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label="Your webcam"
      className="aspect-[4/3] w-full -scale-x-100 rounded-control bg-sunken object-cover"
    />
  );
}
