/** A post that is planned, or was posted. */
export interface PlannedPost {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly text: string;
  readonly posted: boolean;
}

/** By day, the earliest first; posts of one day by id, so the order never changes on its own. */
export const inOrder = (posts: readonly PlannedPost[]): readonly PlannedPost[] =>
  [...posts].sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));

/**
 * The plan as Markdown: a task list with each day's text below it. A text goes in as it is, since it is the user's own
 * and is meant to be copied out again; it is fenced, so that nothing in it reads as part of the plan.
 */
export function planMarkdown(posts: readonly PlannedPost[]): string {
  const items = inOrder(posts).map(({ date, text, posted }) => {
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    const body = text.replace(/\r\n?/g, '\n').trim().split('\n');
    return [
      `- [${posted ? 'x' : ' '}] ${date}`,
      '',
      ...[fence, ...body, fence].map((line) => `  ${line}`.trimEnd()),
    ].join('\n');
  });
  return `# LinkedIn posts\n\n${items.join('\n\n')}\n`;
}

const longestRun = (text: string) => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
