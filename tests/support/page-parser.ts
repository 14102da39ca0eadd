/** The page's reader of XML, where a test runs in Node. */
export async function pageParser(): Promise<void> {
  if (globalThis.DOMParser) return;
  const { JSDOM } = (await import('jsdom' as string)) as {
    JSDOM: new (html: string) => { window: { DOMParser: typeof DOMParser } };
  };
  globalThis.DOMParser = new JSDOM('').window.DOMParser;
}
