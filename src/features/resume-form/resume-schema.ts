import * as z from 'zod/mini';
import { PAPERS, TEMPLATES } from '../../domain/resume-document/types';

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

export const writtenResumeSchema = z.object({
  id,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  openedAt: z.iso.datetime(),
  template: z.enum(TEMPLATES),
  paper: z.enum(PAPERS),
  name: text,
  lkdn: text,
  gthb: text,
  prtf: text,
  cnt: text,
  mail: text,
  intro: text,
  skillsl1: text,
  skillsl2: text,
  skillsl3: text,
  clgname: text,
  education: text,
  grdyear: text,
  grdyear2: text,
  experiences: z.array(z.object({ id, organization: text, role: text, duration: text, responsibilities: text, aside })),
  projects: z.array(z.object({ id, project: text, durn: text, desc: text, link: text, aside })),
  achievements: z.array(z.object({ id, text, aside })),
  aside,
});
