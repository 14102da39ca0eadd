import { ENTRY_FIELDS, emptyEntry, emptyResume } from '../../../src/domain/resume-document/edits';
import {
  DENSITIES,
  type EntryOf,
  type ListName,
  TEMPLATES,
  type WrittenResume,
} from '../../../src/domain/resume-document/types';

/** The same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** What words are made of, each a kind that files lose in their own way. */
export const WORDS = {
  latin: 'built ledger Node.js services in Go for four million bookings a day C++ x86-64 I/O (beta) 12% “quoted”'.split(
    ' ',
  ),
  office: 'efficient affluent workflow fjord offline baffling first-class flight office fi fl ffi'.split(' '),
  accents: 'Łódź,ß,Zürich,naïve,Ångström,São Paulo,façade,Čeština,Đà Nẵng,Việt,İstanbul,Straße,Ωμέγα,Москва,Київ'.split(
    ',',
  ),
  long: [
    'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    'https://example.org/a/very/long/path?of=an&address=that_is_broken_somewhere',
    'a'.repeat(90),
  ],
  chinese: ['軟體工程師', '東京で働くエンジニアです。', '负责支付系统的设计与开发，', 'カタカナ'],
  arabic: [
    'مهندس برمجيات',
    'شركة الأفق (بغداد)',
    'مسؤولًا',
    'قيادة فريق من 12 مهندسًا،',
    'بنسبة 40%',
    'Node.js',
    'و',
    'الآلات',
    'مُحَمَّد',
    '2019 – 2021',
    '+966 50 123 4567',
    '٢٠١٩',
    'C++',
    'می‌خواهم',
    'ق.م:',
  ],
  hebrew: [
    'מהנדסת תוכנה',
    'צה"ל,',
    'חברת אופק (תל אביב)',
    'ב-Go',
    'Python ו-Java',
    '10 שנות ניסיון.',
    'שָׁלוֹם',
    '2019 – 2021',
    'C++',
    '+972 50 123 4567',
    'כהן-לוי',
    '40%',
  ],
  emoji: ['🚀', '👩‍💻', '🇩🇪', '👍🏽', '👩🏿‍🚒', 'shipped', '✅', 'it'],
} as const;
type Kind = keyof typeof WORDS;
const KINDS = Object.keys(WORDS) as Kind[];

/** A resume of one kind of words or of all, in the look that its number gives it. */
export function writtenResume(seed: number): { readonly resume: WrittenResume; readonly kind: Kind | 'all' } {
  const next = numbers(seed);
  const upTo = (most: number) => Math.floor(next() * most);
  const only = KINDS[seed % (KINDS.length + 1)];
  const kindOf = () => only ?? KINDS[upTo(KINDS.length)] ?? 'latin';
  const phrase = (least: number, most: number) => {
    const words = WORDS[kindOf()];
    return Array.from({ length: least + upTo(most - least) }, () => words[upTo(words.length)]).join(' ');
  };
  const year = () => String(1994 + upTo(30));
  const textOf = (field: string): string => {
    if (/^(duration|durn)$/.test(field)) return `Mar ${year()} – Present`;
    if (/year|date/.test(field)) return year();
    if (field === 'link') return `https://example.org/${upTo(1000)}`;
    if (/keywords|roles|skills/.test(field)) return `${phrase(1, 3)}, ${phrase(1, 3)}`;
    if (/responsibilities|desc|^text$/.test(field))
      return Array.from({ length: 1 + upTo(5) }, () => `- ${phrase(3, 24)}`).join('\n');
    if (/summary|about|reference$/.test(field)) return phrase(5, 60);
    return phrase(1, 4);
  };
  const entries = <L extends ListName>(list: L, most: number) =>
    Array.from({ length: most }, (_, n) => ({
      ...emptyEntry(list, `${list}-${n}`),
      ...Object.fromEntries(ENTRY_FIELDS[list].map((field) => [field, textOf(field)])),
    })) as unknown as EntryOf<L>[];
  const rich = seed % 3 === 0;
  const lists = Object.fromEntries(
    (Object.keys(ENTRY_FIELDS) as ListName[]).map((list) => [list, entries(list, rich ? 1 + upTo(2) : upTo(2))]),
  );
  const resume: WrittenResume = {
    ...emptyResume(`made-${seed}`, '2026-11-20T10:00:00.000Z', `Made ${seed}`),
    ...lists,
    experiences: entries('experiences', seed % 5 === 0 ? 30 : 3),
    name: phrase(2, 4),
    label: phrase(1, 4),
    mail: 'ada@example.org',
    cnt: '+1 415 555 0132',
    city: phrase(1, 2),
    lkdn: 'https://linkedin.com/in/ada',
    intro: `${phrase(20, 70)}\n${phrase(5, 20)}`,
    skillsn1: phrase(1, 3),
    skillsl1: textOf('skills'),
    skillsl2: textOf('skills'),
    clgname: phrase(2, 5),
    education: phrase(2, 5),
    grdyear: year(),
    grdyear2: year(),
    template: TEMPLATES[seed % TEMPLATES.length] ?? 'classic',
    paper: seed % 2 === 0 ? 'a4' : 'letter',
    density: DENSITIES[upTo(DENSITIES.length)] ?? 'normal',
  };
  return { resume, kind: only ?? 'all' };
}
