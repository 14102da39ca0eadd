import { COLUMN_IDS, COLUMNS, type Column } from './types';

/** What other tools call the columns, in small letters without signs. */
const OTHER_HEADS: Readonly<Partial<Record<Column, readonly string[]>>> = {
  title: ['job title', 'position', 'position title', 'role', 'job', 'job name', 'job position', 'vacancy'],
  company: ['company name', 'employer', 'organization', 'organisation'],
  link: ['url', 'job url', 'job link', 'posting url', 'posting link', 'application link', 'link to posting', 'website'],
  place: ['location', 'city', 'job location', 'office'],
  status: ['stage', 'application status', 'state', 'application stage'],
  saved: ['saved', 'date saved', 'saved at'],
  applied: ['date applied', 'applied', 'applied date', 'application date', 'applied at', 'date of application'],
  deadline: ['due', 'due date', 'closing date', 'apply by', 'application deadline'],
  added: ['date added', 'added on', 'created', 'created at', 'date created'],
  contacts: ['contact', 'contact person', 'contact name', 'recruiter', 'hiring manager'],
  must: ['requirements', 'must have', 'must haves'],
  nice: ['nice to haves'],
  notes: ['note', 'comments', 'comment'],
  posting: ['description', 'job description', 'job posting'],
};

const plain = (head: string): string =>
  head
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const BY_HEAD = new Map<string, Column>(
  COLUMN_IDS.flatMap((id) => [COLUMNS[id].head, ...(OTHER_HEADS[id] ?? [])].map((head) => [plain(head), id] as const)),
);

/** The column that a heading means, or `undefined`. */
export const columnOf = (head: string): Column | undefined => BY_HEAD.get(plain(head));
