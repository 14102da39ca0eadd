import type { ResumeDocument } from '../../../src/domain/resume/document';
import { headingKind } from '../../../src/domain/resume/sections';

/** What a resume says, whatever the template. */
interface Content {
  readonly name: string;
  readonly title: string;
  readonly contacts: readonly string[];
  readonly sections: readonly Section[];
}

interface Section {
  readonly heading: string;
  readonly entries: readonly Entry[];
  /** Lines that are no entries: a summary, a list of skills, schools. */
  readonly lines: readonly string[];
}

interface Entry {
  readonly title: string;
  readonly rest: readonly string[];
  readonly dates: string | null;
  readonly bullets: readonly string[];
}

const BULLET = /^[•-] /;
const DATES = /^\p{L}+ \d{4} – (?:Present|\p{L}+ \d{4})$/u;

/** Takes a resume of `tests/fixtures/fit` apart. */
export function contentOf(text: string): Content {
  const lines = text.trim().split('\n');
  const first = lines.indexOf('');
  const [name = '', title = '', ...contacts] = lines.slice(0, first);
  const sections: { heading: string; entries: Entry[]; lines: string[] }[] = [];
  let above = '';
  let head: string[] = [];
  const close = () => {
    sections.at(-1)?.lines.push(...head);
    head = [];
  };
  for (const line of lines.slice(first)) {
    const section = sections.at(-1);
    if (above === '' && headingKind(line) !== null) {
      close();
      sections.push({ heading: line, entries: [], lines: [] });
    } else if (line === '') close();
    else if (!BULLET.test(line)) head.push(line);
    else {
      const bullet = line.replace(BULLET, '');
      if (head.length > 0) {
        const [named = '', dates] = head;
        const [role = '', ...rest] = named.split(/, | — /);
        section?.entries.push({ title: role, rest, dates: dates && DATES.test(dates) ? dates : null, bullets: [] });
        head = [];
      }
      const entry = section?.entries.pop();
      if (entry) section?.entries.push({ ...entry, bullets: [...entry.bullets, bullet] });
    }
    above = line;
  }
  close();
  return { name, title, contacts: contacts.flatMap((line) => line.split(/ \| | · |; /)), sections };
}

interface Template {
  readonly name: string;
  /** Kinds of sections in their order; the rest follows. */
  readonly order?: readonly string[];
  readonly heading?: (words: string) => string;
  /** Lines of an entry's head. */
  readonly head: (entry: Entry) => readonly string[];
  readonly bullet: (text: string) => readonly string[];
  readonly contacts: (parts: readonly string[]) => readonly string[];
  readonly skills?: (skills: readonly string[]) => readonly string[];
  readonly blank: 'sections' | 'nowhere' | 'everywhere';
  /** With the sizes of a PDF; pasted text has none. */
  readonly sized: boolean;
  /** Headings in a margin at the left, on the line of their first text. */
  readonly margin?: true;
  readonly pages?: 2;
  /** Pasted with the lines of the page. */
  readonly broken?: true;
}

const comma = ({ title, rest }: Entry) => [title, ...rest].join(', ');
const dated = (text: string, dates: string | null) => (dates ? `${text} ${dates}` : text);
const under = (entry: Entry) => [comma(entry), ...(entry.dates ? [entry.dates] : [])];
const atRight = (entry: Entry) => [dated(comma(entry), entry.dates)];
const marked = (mark: string) => (text: string) => [`${mark} ${text}`];
const inOneLine = (mark: string) => (parts: readonly string[]) => [parts.join(mark)];
const oneByOne = (parts: readonly string[]) => parts;
const capitals = (words: string) => words.toUpperCase();
/** As the reader gives a table of three columns: its rows, with one blank between the cells. */
const tableRows = (skills: readonly string[]) =>
  Array.from({ length: Math.ceil(skills.length / 3) }, (_, row) => skills.slice(row * 3, row * 3 + 3).join(' '));

/** The text in lines of at most 80 signs, as a page sets it; pasted text keeps its paragraphs. */
function wrapped(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= 80) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

export const TEMPLATES: readonly Template[] = [
  {
    name: 'pasted, as written',
    head: under,
    bullet: marked('•'),
    contacts: inOneLine(' | '),
    blank: 'sections',
    sized: false,
  },
  {
    name: 'capitals, dates at the right, no blank lines',
    heading: capitals,
    head: atRight,
    bullet: marked('-'),
    contacts: inOneLine(' | '),
    blank: 'nowhere',
    sized: true,
  },
  {
    name: 'letter-spaced headings, employer below the title',
    heading: (words) => [...words.toUpperCase()].join(' '),
    head: ({ title, rest, dates }) => [dated(title, dates), ...(rest.length > 0 ? [rest.join(', ')] : [])],
    bullet: marked('▪'),
    contacts: inOneLine(' • '),
    blank: 'sections',
    sized: false,
  },
  {
    name: 'headings in a margin',
    heading: capitals,
    head: under,
    bullet: marked('•'),
    contacts: inOneLine(' | '),
    blank: 'sections',
    sized: false,
    margin: true,
  },
  {
    name: 'dates in a narrow column at the left',
    head: (entry) => {
      const [from, to] = entry.dates?.split(/(?<=–) /) ?? [];
      const [title, ...rest] = [entry.title, entry.rest.join(', ')];
      return from && to ? [`${from} ${title}`, `${to} ${rest.join(', ')}`.trim()] : [comma(entry)];
    },
    bullet: marked('•'),
    contacts: inOneLine(' · '),
    blank: 'nowhere',
    sized: true,
  },
  {
    name: 'bullets without marks',
    head: under,
    bullet: (text) => [text],
    contacts: oneByOne,
    blank: 'nowhere',
    sized: true,
  },
  {
    name: 'a blank line after every line',
    head: under,
    bullet: marked('•'),
    contacts: inOneLine(' | '),
    blank: 'everywhere',
    sized: false,
    broken: true,
  },
  {
    name: 'employer first, with the dates',
    head: ({ title, rest, dates }) =>
      rest.length > 0 ? [dated(rest.join(', '), dates), title] : [dated(title, dates)],
    bullet: marked('o'),
    contacts: inOneLine(' | '),
    blank: 'nowhere',
    sized: true,
  },
  {
    name: 'contacts and skills one by one',
    head: atRight,
    bullet: marked('•'),
    contacts: oneByOne,
    skills: (skills) => skills,
    blank: 'nowhere',
    sized: true,
  },
  {
    name: 'skills first, in a table',
    order: ['summary', 'skills', 'experience', 'projects', 'education'],
    heading: capitals,
    head: ({ title, rest, dates }) => [dated([title, rest.join(', ')].filter(Boolean).join(' — '), dates)],
    bullet: marked('–'),
    contacts: oneByOne,
    skills: tableRows,
    blank: 'nowhere',
    sized: true,
  },
  {
    name: 'bars and colons',
    order: ['summary', 'education', 'skills', 'experience', 'projects'],
    heading: (words) => `${words}:`,
    head: ({ title, rest, dates }) => [[title, ...rest, ...(dates ? [dates] : [])].join(' | ')],
    bullet: marked('*'),
    contacts: inOneLine(' | '),
    blank: 'sections',
    sized: false,
  },
  {
    name: 'two pages, marks by themselves',
    head: atRight,
    bullet: (text) => ['•', text],
    contacts: inOneLine(' | '),
    blank: 'nowhere',
    sized: true,
    pages: 2,
  },
];

/** The document that the PDF reader, or pasting, gives for this content in this template. */
export function setIn(template: Template, content: Content): ResumeDocument {
  const broken = template.sized || template.broken ? wrapped : (text: string) => [text];
  const { heading = (words) => words, skills = (list) => [list.join(', ')] } = template;
  const rank = ({ heading: words }: Section) => {
    const at = template.order?.indexOf(headingKind(words) ?? '') ?? 0;
    return at < 0 ? 99 : at;
  };
  const lines: { text: string; size: number }[] = [];
  const add = (text: string, size = 10) => {
    lines.push({ text, size: template.sized ? size : 0 });
    if (template.blank === 'everywhere') lines.push({ text: '', size: 0 });
  };
  const gap = () => template.blank === 'sections' && lines.push({ text: '', size: 0 });
  add(content.name, 20);
  add(content.title, 12);
  for (const line of template.contacts(content.contacts)) add(line);
  for (const section of [...content.sections].sort((a, b) => rank(a) - rank(b))) {
    gap();
    const body: string[] = [];
    const isSkills = headingKind(section.heading) === 'skills';
    for (const entry of section.entries) {
      if (template.blank === 'sections' && body.length > 0) body.push('');
      body.push(...template.head(entry), ...entry.bullets.flatMap(template.bullet).flatMap(broken));
    }
    for (const line of section.lines) body.push(...(isSkills ? skills(line.split(', ')) : [line]).flatMap(broken));
    const words = heading(section.heading);
    if (template.margin) add(`${words}    ${body.shift() ?? ''}`);
    else add(words, 13);
    for (const text of body)
      if (text === '') gap();
      else add(text);
  }
  const cut = template.pages ? Math.ceil(lines.length / 2) : lines.length;
  const pages = [lines.slice(0, cut), lines.slice(cut)].filter((page) => page.length > 0);
  return {
    pages: pages.map((page, at) => ({ number: at + 1, columns: 1, images: 0, lines: page })),
    links: [],
  };
}
