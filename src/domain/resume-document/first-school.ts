import { asideOf, objectsAt, readAside, withKey } from './json';
import type { School, WrittenResume } from './types';

/** Swaps a school of the list with the first one, whose fields are the resume's own. */
export function withSchoolFirst(resume: WrittenResume, id: string): WrittenResume {
  const school = resume.schools.find((entry) => entry.id === id);
  if (!school) return resume;
  const from = readAside(resume.aside);
  const { clgname, education, grdyear, grdyear2, score, courses, clglink } = resume;
  const was: School = {
    ...{ id, clgname, education, grdyear, grdyear2, score, courses, link: clglink },
    aside: asideOf(objectsAt(from, 'education')[0] ?? {}),
  };
  const { link, ...fields } = school;
  return {
    ...resume,
    ...fields,
    id: resume.id,
    clglink: link,
    aside: asideOf(withKey(from, 'education', [readAside(school.aside)])),
    schools: resume.schools.map((entry) => (entry.id === id ? was : entry)),
  };
}
