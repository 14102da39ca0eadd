import { readGithubName } from './github-profile';
import type { ReadmeContact, ReadmeForm, ReadmePart, ReadmeProject } from './readme-form';

/** Longest README text that is taken from a file, in characters. */
export const README_LIMIT = 200_000;

/** Signs that mean something in GitHub's Markdown wherever they stand. `$` opens mathematics there. */
const SIGNS = /[\\`*_[\]<>|~$]/g;
const LINE_START = /^(#{1,6}(?=\s|$)|[-+=]|\d{1,9}(?=[.)]))/;

/**
 * A plain text as one line of Markdown that shows exactly that text: no heading, list, picture, table, emphasis, hidden
 * link or HTML comes of it. A web address in it becomes a link to itself, as everywhere on GitHub. Line breaks and runs of
 * blanks become one blank.
 */
export function escapeMarkdown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const escaped = line
    .replace(SIGNS, '\\$&')
    // `&lt;` typed as text stays `&lt;`.
    .replace(/&(?=#?[\p{L}\p{N}]{1,32};)/gu, '\\&');
  return escaped.replace(LINE_START, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/**
 * A web or mail address in full, or `null` when it is not one that may be in a link: only http, https and mailto do.
 * `github.com/ada` gains `https://`, `ada@example.org` gains `mailto:`.
 */
export function safeAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text.length > 2_000 || /\s/.test(text)) return null;
  const mail = /^(?:mailto:)?([^\s@:/?#<>()]{1,64}@[^\s@:/?#<>()]{1,253}\.[^\s@:/?#<>().]{2,63})$/i.exec(text);
  if (mail) return encoded(`mailto:${mail[1] ?? ''}`);
  const full = /^https?:\/\//i.test(text)
    ? text
    : /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u.test(text)
      ? `https://${text}`
      : '';
  const [, scheme = '', host = '', port = '', rest = ''] = ADDRESS.exec(full) ?? [];
  const isNamed = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host);
  return isNamed ? encoded(`${scheme.toLowerCase()}://${host.toLowerCase()}${port}${rest === '' ? '/' : rest}`) : null;
}

/** Scheme, host, port and the rest; one with a name and password before the host does not count. */
const ADDRESS = /^(https?):\/\/([^/?#:@\\]+)(:\d{1,5})?([/?#].*)?$/i;

/** An address as it may stand between the parentheses of a Markdown link. */
const encoded = (address: string) =>
  address.replace(/[()<>\\`*_[\]|~$"']/g, (sign) =>
    sign === '_' || sign === '~' ? sign : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The skills of a list, in order, each once whatever its letter case. */
export function skillsIn(list: string): string[] {
  const found = new Map<string, string>();
  for (const part of list.split(/[,;\n]/)) {
    const skill = part.replace(/\s+/g, ' ').trim();
    if (skill !== '' && !found.has(skill.toLowerCase())) found.set(skill.toLowerCase(), skill);
  }
  return [...found.values()];
}

/**
 * The README as Markdown, ending with a line break; an empty text when nothing was entered. Empty parts are left out, and
 * so is a link whose address is not one. The same form gives the same text.
 */
export function buildReadme(form: ReadmeForm): string {
  const shows = (part: ReadmePart) => !form.leftOut.includes(part);
  const lines = <T>(part: ReadmePart, items: readonly T[], line: (item: T) => string) =>
    shows(part) ? items.map(line).filter((words) => words !== '') : [];
  const titled = (part: ReadmePart, title: string, text: string) =>
    shows(part) && text.trim() !== '' ? `## ${title}\n\n${paragraphs(text)}` : '';
  const skills = shows('skills') ? skillsIn(form.skills) : [];
  const projects = lines('projects', form.projects, projectLine);
  const contacts = lines('contacts', form.contacts, contactLine);
  const parts = [
    form.name.trim() === '' ? '' : `# ${escapeMarkdown(form.name)}`,
    form.headline.trim() === '' ? '' : `**${escapeMarkdown(form.headline)}**`,
    shows('about') ? paragraphs(form.about) : '',
    titled('now', 'Now', form.now),
    skills.length === 0 ? '' : `## Skills\n\n${SKILLS_WRITTEN[form.skillsAs](skills)}`,
    projects.length === 0 ? '' : `## Projects\n\n${projects.join('\n')}`,
    contacts.length === 0 ? '' : `## Contact\n\n${contacts.join('\n')}`,
    titled('fun', 'Fun', form.fun),
    statsCard(form),
    form.extra.replace(/\r\n?/g, '\n').trim(),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}

const SKILLS_WRITTEN: Readonly<Record<ReadmeForm['skillsAs'], (skills: readonly string[]) => string>> = {
  line: (skills) => skills.map(escapeMarkdown).join(' · '),
  list: (skills) => skills.map((skill) => `- ${escapeMarkdown(skill)}`).join('\n'),
  badges: (skills) => skills.map((skill) => `![${escapeMarkdown(skill)}](${badge(skill)})`).join(' '),
};

/** Sites whose pictures a README shows when badges or the card are switched on. */
export const PICTURE_SITES = { badges: 'img.shields.io', stats: 'github-readme-stats.vercel.app' } as const;

/** The address of a badge; there `-` and `_` are doubled, and a blank is `_`. */
const badge = (skill: string) =>
  encoded(
    `https://${PICTURE_SITES.badges}/badge/${encodeURIComponent(skill.replace(/[-_]/g, '$&$&').replace(/ /g, '_'))}-informational`,
  );

function statsCard({ stats, account }: ReadmeForm): string {
  const name = stats ? readGithubName(account) : null;
  return name === null
    ? ''
    : `![Figures of ${escapeMarkdown(name)} on GitHub](https://${PICTURE_SITES.stats}/api?username=${name})`;
}

/** Plain text as paragraphs; a single line break stays one, by the backslash of CommonMark. */
function paragraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map(escapeMarkdown)
        .filter((line) => line !== '')
        .join('\\\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function projectLine({ name, text, link }: ReadmeProject): string {
  const [title, words, address] = [escapeMarkdown(name), escapeMarkdown(text), safeAddress(link)];
  const named =
    title === ''
      ? address
        ? `[${escapeMarkdown(bare(address))}](${address})`
        : ''
      : address
        ? `[${title}](${address})`
        : `**${title}**`;
  const line = [named, words].filter((part) => part !== '').join(': ');
  return line === '' ? '' : `- ${line}`;
}

function contactLine({ label, address }: ReadmeContact): string {
  const target = safeAddress(address);
  if (!target) return '';
  const words = escapeMarkdown(label) || escapeMarkdown(bare(target));
  return `- [${words}](${target})`;
}

/** An address as people say it. */
const bare = (address: string) => address.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/\/$/, '');

export type ReadText =
  | { readonly kind: 'text'; readonly text: string }
  /** `empty`: nothing in it; `binary`: no text file; `long`: over the limit. */
  | { readonly kind: 'refused'; readonly why: 'empty' | 'binary' | 'long' };

/** The text of a README file for the `extra` part: line breaks as `\n`, no byte order mark. */
export function readReadme(content: string): ReadText {
  const text = content
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (text === '') return { kind: 'refused', why: 'empty' };
  const start = text.slice(0, 4_000);
  // Bytes that are not text come out of the decoder as these.
  if (start.includes('\0') || start.includes('\uFFFD')) return { kind: 'refused', why: 'binary' };
  return text.length > README_LIMIT ? { kind: 'refused', why: 'long' } : { kind: 'text', text };
}

/** Further Markdown behind what the `extra` part already holds. */
export const addedTo = (extra: string, text: string): string =>
  extra.trim() === '' ? text : `${extra.trimEnd()}\n\n${text}`;
