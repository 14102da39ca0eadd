/** Code in the shape of one style: actor `formatCode`. */

/** What is formatted. */
export interface FormatInput {
  readonly source: string;
  readonly language: 'c' | 'cpp';
}

/** Why code stayed as it is. */
export type FormatProblem =
  /** The formatter is not on this device, and there is no network. */
  | 'offline'
  /** It could not be fetched whole, or this browser does not run it. */
  | 'failed'
  /** It took too long, or broke off over this code. */
  | 'gave-up';

/** What the callback actor `formatCode` sends, once. It is stopped to cancel. */
export type FormatEvent =
  | { readonly type: 'code.shaped'; readonly text: string }
  | { readonly type: 'code.unshaped'; readonly problem: FormatProblem };
