import type { DocRecord, Tx } from './types';

/** Documents that are worked on at a time: some milliseconds. */
export const SLICE = 200;

/** Looks at each document, removed ones too; the browser can draw after every `SLICE` of them. */
export async function eachDoc(tx: Tx, look: (record: DocRecord) => void): Promise<void> {
  for (let after: [string, string] | null = null; ; ) {
    const page: DocRecord[] = await tx.docsPage(after, SLICE);
    for (const record of page) look(record);
    const last = page.at(-1);
    if (!last || page.length < SLICE) return;
    after = [last.collection, last.id];
  }
}

/** Lets the browser draw and hear. Outside of transactions: they would end. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
