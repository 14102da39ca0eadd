/** From the page to the formatter's worker: its module first, then one text at a time. */
export type FormatterRequest =
  | { readonly kind: 'adopt'; readonly module: WebAssembly.Module }
  | { readonly kind: 'format'; readonly id: number; readonly source: string; readonly name: string };

/** From the worker to the page; `text` is `null` where the formatter broke off. */
export interface FormatterReply {
  readonly id: number;
  readonly text: string | null;
}
