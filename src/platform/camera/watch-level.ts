/** The part of the Web Audio API that is used; handed in by tests. */
export interface LevelMeter {
  /** Root mean square of the last samples, 0 to 1. */
  read(): number;
  close(): void;
}

/** 20 updates a second at most. */
const EVERY = 50;
/** A quiet room is near -60 dB of full scale, loud speech near 0. */
const FLOOR = -60;

/**
 * Tells how loud the microphone of a stream is, 0 (silence, or none there) to 1, on a decibel scale: speech at a usual
 * distance fills the middle.
 * @returns what ends it and releases the audio hardware
 */
export function watchLevel(
  stream: MediaStream,
  listener: (level: number) => void,
  open: (stream: MediaStream) => LevelMeter = analyserOf,
): () => void {
  if (stream.getAudioTracks().length === 0) return () => {};
  let meter: LevelMeter;
  try {
    meter = open(stream);
  } catch {
    // Without Web Audio there is no meter; the interview works without one.
    return () => {};
  }
  const timer = setInterval(() => listener(levelOf(meter.read())), EVERY);
  return () => {
    clearInterval(timer);
    meter.close();
  };
}

/** Loudness of a root mean square on the meter's scale. */
export function levelOf(rms: number): number {
  const decibels = 20 * Math.log10(Math.max(rms, 1e-6));
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR));
}

function analyserOf(stream: MediaStream): LevelMeter {
  const context = new AudioContext();
  const source = context.createMediaStreamSource(stream);
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  source.connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    },
    close() {
      source.disconnect();
      void context.close();
    },
  };
}
