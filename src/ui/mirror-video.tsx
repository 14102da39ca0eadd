import { useEffect, useRef } from 'react';

/** One's own picture, as in a mirror and without sound. */
export function MirrorVideo({ stream }: { stream: MediaStream | null }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
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
