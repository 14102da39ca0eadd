import * as z from 'zod/mini';
import { ENTRY_FIELDS } from '../../domain/resume-document/edits';
import { isPicture } from '../../domain/resume-document/picture';
import {
  ACCENTS,
  DENSITIES,
  DOCUMENT_LANGUAGES,
  type EntryField,
  FONTS,
  type ListName,
  PAPERS,
  TEMPLATES,
  TEXT_FIELDS,
  type TextFieldName,
} from '../../domain/resume-document/types';

const text = z.string();
const id = z.string().check(z.minLength(1), z.maxLength(200));
/** The text of a JSON object, or nothing. */
const aside = z.string().check(
  z.refine((value) => {
    if (value === '') return true;
    try {
      return value.startsWith('{') && typeof JSON.parse(value) === 'object';
    } catch {
      return false;
    }
  }, 'No JSON object.'),
);

const texts = <F extends string>(fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, text])) as Record<F, typeof text>;
const entries = <L extends ListName>(list: L) =>
  z.array(z.object({ ...texts<EntryField<L>>(ENTRY_FIELDS[list]), id, aside }));

export const writtenResumeSchema = z.object({
  ...texts<TextFieldName>(TEXT_FIELDS),
  id,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  openedAt: z.iso.datetime(),
  template: z.enum(TEMPLATES),
  paper: z.enum(PAPERS),
  accent: z.enum(ACCENTS),
  font: z.enum(FONTS),
  density: z.enum(DENSITIES),
  showPhoto: z.boolean(),
  language: z.enum(DOCUMENT_LANGUAGES),
  photo: z.string().check(z.refine((value) => value === '' || isPicture(value), 'No small picture.')),
  profiles: entries('profiles'),
  skillGroups: entries('skillGroups'),
  schools: entries('schools'),
  experiences: entries('experiences'),
  projects: entries('projects'),
  achievements: entries('achievements'),
  volunteer: entries('volunteer'),
  certificates: entries('certificates'),
  publications: entries('publications'),
  languages: entries('languages'),
  interests: entries('interests'),
  references: entries('references'),
  own: entries('own'),
  order: z.array(id),
  hidden: z.array(id),
  master: z.nullable(id),
  job: z.nullable(id),
  aside,
  unread: z.boolean(),
});
