import type { SpokenSegment } from '../../../machines/contracts/interview';

/** A cue is shown at least this long, in milliseconds. */
const SHORTEST = 500;

/**
 * Captions as WebVTT (W3C WebVTT 1.0).
 * @param lines in order; times in milliseconds from the beginning of the recording
 */
export function toVtt(lines: readonly SpokenSegment[]): string {
  const cues = lines.map(
    ({ text, start, end }, index) =>
      `${index + 1}\n${stamp(start)} --> ${stamp(Math.max(end, start + SHORTEST))}\n${escaped(text)}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const two = (n: number) => String(n).padStart(2, '0');

function stamp(milliseconds: number): string {
  const all = Math.round(milliseconds);
  const seconds = Math.floor(all / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${two(h)}:${two(m)}:${two(s)}.${String(all % 1000).padStart(3, '0')}`;
}

/** One line, without what WebVTT would read as markup or as an arrow. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').split(/\s+/).join(' ').trim();
}
