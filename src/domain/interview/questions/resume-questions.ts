import { fingerprintOf } from '../../report/fingerprint';
import { measuredNumber } from '../../report/measured-number';
import { quoted } from '../../report/words';
import type { ResumeEntry, ResumeFacts } from '../../resume/facts';
import { findSkills } from '../../skills/find-skills';
import type { QuestionContent, ResumePattern } from './bank-types';
import type { InterviewQuestion } from './question';
import { shuffled } from './random';

/**
 * Questions about what a resume names: projects, jobs, figures. At most `most`, in random order, each with the line it
 * came from. Names are quoted as they stand and never added to.
 */
export function resumeQuestions(
  { project, job, figure }: QuestionContent['resume'],
  resume: ResumeFacts,
  most: number,
  random: () => number,
): InterviewQuestion[] {
  const named = resume.entries.flatMap((entry) => {
    const patterns = entry.section === 'projects' ? project : entry.section === 'experience' ? job : [];
    const what = nameOf(entry);
    const pattern = shuffled(patterns, random)[0];
    return what && pattern ? [questionOf(pattern, what.text, what.line, skillsOf(entry, resume))] : [];
  });
  const figures = resume.bullets.flatMap((bullet) => {
    const pattern = figure[0];
    const line = bullet.lines[0]?.text.trim();
    if (!pattern || !line || bullet.text.length > 160 || measuredNumber(bullet.text) === null) return [];
    return [questionOf(pattern, bullet.text, line, skillNames([bullet.text]))];
  });
  // A figure and a piece of work, rather than two of a kind.
  const [works, numbers] = [shuffled(named, random), shuffled(figures, random)];
  return [works[0], numbers[0], ...works.slice(1), ...numbers.slice(1)].filter((q) => q !== undefined).slice(0, most);
}

function nameOf({ title, organisation, section }: ResumeEntry): { text: string; line: string } | null {
  const found = title ?? organisation;
  if (!found?.line || found.value.trim().length < 3) return null;
  const place = section === 'experience' && title && organisation ? ` at ${organisation.value}` : '';
  return { text: `${found.value}${place}`, line: found.line.text.trim() };
}

const skillNames = (lines: readonly string[]) => [...new Set(findSkills(lines).map(({ skill }) => skill))].slice(0, 2);

const skillsOf = (entry: ResumeEntry, resume: ResumeFacts) =>
  skillNames(entry.bullets.flatMap((at) => resume.bullets[at]?.text ?? []));

function questionOf(pattern: ResumePattern, what: string, line: string, skills: readonly string[]): InterviewQuestion {
  return {
    id: `resume-${pattern.id}:${fingerprintOf(what)}`,
    question: pattern.question.replace('{what}', () => quoted(what, 110)),
    category: 'behavioral',
    topic: 'Your resume',
    concepts: [...pattern.concepts, ...skills.map((skill) => ({ label: skill, match: [skill.toLowerCase()] }))],
    outline: pattern.outline,
    from: 'resume',
    quote: line.slice(0, 240),
  };
}
