/**
 * Hands a file to the browser's downloads.
 * @param name file name with its ending; see `safeFileName`
 */
export function download(name: string, content: string | Blob, type = 'text/plain;charset=utf-8'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  document.body.append(link);
  link.click();
  link.remove();
  // Freed a little later: some browsers start reading only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const LONGEST = 120;
const LONGEST_ENDING = 12;
/** Device names that Windows keeps for itself, with or without an ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that Windows, macOS and Linux all accept, at most 120 characters; what they refuse becomes `-`. */
export function safeFileName(name: string): string {
  const clean = [...name.normalize('NFC')].map((c) => ('\\/:*?"<>|'.includes(c) || c < ' ' ? '-' : c)).join('');
  const dot = clean.lastIndexOf('.');
  const tail = dot > 0 ? trimmed(clean.slice(dot + 1)) : '';
  const ending = tail !== '' && tail.length < LONGEST_ENDING ? `.${tail}` : '';
  const whole = trimmed(ending ? clean.slice(0, dot) : clean);
  const stem = trimmed(
    [...whole]
      .slice(0, LONGEST - ending.length)
      .join('')
      .slice(0, LONGEST - ending.length),
  ).replace(/[\uD800-\uDBFF]$/, '');
  return `${RESERVED.test(stem) ? `${stem}-` : stem || 'elevate'}${ending}`;
}

const trimmed = (text: string) => text.replace(/^[.\s]+|[.\s]+$/g, '');
