/** Of version 2: a README had no choices but its texts. It reads as before with those chosen. */
export const withChoices = (document: unknown): unknown =>
  (document as { kind?: unknown }).kind === 'github-readme'
    ? { now: '', fun: '', skillsAs: 'line', stats: false, account: '', leftOut: [], ...(document as object) }
    : document;
