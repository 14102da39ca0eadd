interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A cue is shown at least this long, in milliseconds. */
const SHORTEST = 500;

/**
 * Captions as WebVTT (W3C WebVTT 1.0).
 * @param lines in order; times in milliseconds from the beginning of the recording
 */
export function toVtt(lines: readonly Line[]): string {
  const cues = lines.map(
    ({ text, start, end }, index) =>
      `${index + 1}\n${stamp(start)} --> ${stamp(Math.max(end, start + SHORTEST))}\n${escaped(text)}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Words of one line of captions that are spread. */
const WORDS = 10;

/** What was said in a time, where nobody knows when: a line after another, each as long as its share of the words. */
export function spreadLines(text: string, length: number): Line[] {
  const words = text.trim().split(/\s+/);
  const share = length / words.length;
  return Array.from({ length: Math.ceil(words.length / WORDS) }, (_, index) => ({
    text: words.slice(index * WORDS, (index + 1) * WORDS).join(' '),
    start: index * WORDS * share,
    end: Math.min(words.length, (index + 1) * WORDS) * share,
  }));
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
