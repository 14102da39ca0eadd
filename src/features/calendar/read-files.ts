import type { NamedText } from '../../../machines/contracts/calendar';

type Open = (name: string, bytes: Uint8Array) => Promise<readonly NamedText[] | null>;

/** Whether a text that was read as UTF-8 is none. */
const isMisread = (text: string) => text.includes('\uFFFD') || text.slice(0, 200).includes('\0');

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/**
 * The calendars in files: each file as it is encoded, an archive with all that are in it. `null` for an archive that has none
 * or cannot be opened.
 * @throws when the browser cannot read one
 */
export async function textsOf(files: readonly File[], open: Open): Promise<readonly NamedText[] | null> {
  const texts: NamedText[] = [];
  for (const file of files) {
    const [p, k] = await bytesOf(file.slice(0, 2));
    // As text first: that is read beside the page, and nearly always right.
    const text = p === 0x50 && k === 0x4b ? null : await file.text();
    if (text !== null && !isMisread(text)) texts.push({ name: file.name, text });
    else {
      const opened = await open(file.name, await bytesOf(file));
      if (!opened) return null;
      texts.push(...opened);
    }
  }
  return texts;
}
