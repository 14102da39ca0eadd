import type { Cited } from '../../../machines/contracts/ai';

const LONGEST_NAME = 200;
const LONGEST_URL = 2000;

/** A page as a model cites it; none where the address is not one of the web. */
export function citedPage(url: unknown, name: unknown): readonly Cited[] {
  if (typeof url !== 'string' || url.length > LONGEST_URL || !/^https?:\/\//i.test(url)) return [];
  const title = typeof name === 'string' ? name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) : '';
  try {
    return [{ name: title || new URL(url).hostname, url: new URL(url).href }];
  } catch {
    return [];
  }
}

/** A text as a Markdown block of code that nothing inside it can end. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `\n\n${fence}${/^[\w+#-]{0,20}$/.test(language) ? language : ''}\n${text.replace(/\n$/, '')}\n${fence}\n\n`;
}
