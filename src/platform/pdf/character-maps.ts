/**
 * Addresses of the predefined character maps that come with pdf.js, in its packed form. Older East Asian PDFs name such
 * a map instead of carrying their own. Each is a file of this app, fetched only when a PDF asks for it.
 */
const ADDRESSES = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/**
 * Fetches one character map from this app's own origin.
 *
 * @param name its name in the PDF format, such as `UniGB-UCS2-H`
 * @throws Error for an unknown name or a failed request; the text in that font is then left out
 */
export async function readCharacterMap(name: string): Promise<Uint8Array> {
  const address = ADDRESSES[`/node_modules/pdfjs-dist/cmaps/${name}.bcmap`];
  if (address === undefined) throw new Error(`There is no character map ${name}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Character map ${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
