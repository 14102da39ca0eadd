import type { ResumeSection, SectionKind } from '../../resume/facts';
import { type CheckId, result } from '../rubric';
import type { CheckResult } from '../types';
import { quoted, quoteLine } from '../words';
import { type CheckContext, headingsUnknown } from './context';

const WANTED: readonly { id: CheckId; kinds: readonly SectionKind[]; name: string; usual: string }[] = [
  {
    id: 'section-work',
    kinds: ['experience', 'projects'],
    name: 'experience or projects',
    usual: '“Experience” or “Projects”',
  },
  { id: 'section-skills', kinds: ['skills'], name: 'skills', usual: '“Skills”' },
  { id: 'section-education', kinds: ['education'], name: 'education', usual: '“Education”' },
  { id: 'section-summary', kinds: ['summary'], name: 'a summary', usual: '“Summary”' },
];

/** The checks of the area "sections". */
export function sectionChecks(context: CheckContext): CheckResult[] {
  return WANTED.map(({ id, kinds, name, usual }) => {
    if (headingsUnknown(context))
      return result(id, {
        share: null,
        says: 'The text is not in English and none of its headings was recognised, so sections could not be told apart.',
      });
    const found = context.facts.sections.filter((section) => kinds.includes(section.kind) && section.heading);
    const filled = found.filter(hasText);
    if (filled.length > 0)
      return result(id, {
        share: 1,
        says: `${YOURS[filled[0]?.kind ?? 'other'] ?? 'This part'} under the heading ${quoted(filled[0]?.heading?.text ?? '')}.`,
        evidence: filled.flatMap(({ heading }) => (heading ? [quoteLine(heading)] : [])),
      });
    return result(id, {
      share: found.length > 0 ? 0.5 : 0,
      says:
        found.length > 0
          ? `A heading for ${name} was found, but there is no text below it.`
          : `No line reads like a heading for ${name}.`,
      advice:
        found.length > 0
          ? `Check the order of the text: what belongs below the heading should come right after it.`
          : `Put that part under a common heading on its own line, such as ${usual}.`,
      evidence: found.flatMap(({ heading }) => (heading ? [quoteLine(heading)] : [])),
    });
  });
}

const YOURS: Readonly<Partial<Record<SectionKind, string>>> = {
  experience: 'Your experience is',
  projects: 'Your projects are',
  skills: 'Your skills are',
  education: 'Your education is',
  summary: 'Your summary is',
};

const hasText = (section: ResumeSection) => section.lines.length > 0;
