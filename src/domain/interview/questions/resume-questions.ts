import { fingerprintOf } from '../../report/fingerprint';
import { measuredNumber } from '../../report/measured-number';
import { quoted } from '../../report/words';
import type { ResumeEntry, ResumeFacts } from '../../resume/facts';
import { findSkills } from '../../skills/find-skills';
import { conceptsOf } from './bank-types';
import type { InterviewQuestion } from './question';
import { shuffled } from './random';

const POOL = {
  'the problem': 'problem|needed|goal|because|before|customer|user',
  'your own part': 'i built|i wrote|i designed|i decided|i made|i set|i led|my part|i was responsible|i chose',
  'choices and reasons': 'chose|because|instead|trade-off|compared|option|decided|alternative',
  'an obstacle': 'difficult|hard|problem|stuck|challenge|fail|bug|wrong|late',
  'the result': 'result|percent|%|users|faster|saved|reduced|increased|launched|in the end',
  'what you would change': 'differently|next time|learn|today i|would change|since then',
  'how it was measured': 'measure|compared|before|after|test|log|baseline|counted|dashboard|average',
  'what others did': 'team|colleague|together|we |designer|manager|lead|others',
} as const;

interface Pattern {
  readonly id: string;
  readonly question: string;
  readonly concepts: string;
  readonly outline: string;
}

const PROJECT: readonly Pattern[] = [
  {
    id: 'project-story',
    question: 'Your resume names {what}. Which problem did it solve, what was your own part, and how did it end?',
    concepts: 'the problem; your own part; choices and reasons; an obstacle; the result',
    outline:
      'One sentence on who had which problem. Then your own part, set apart from that of others, with one choice you made and why. Name the obstacle that cost most and how you got past it. Give the result, in a figure if you have one, and say what you would do differently.',
  },
  {
    id: 'project-again',
    question: 'You list {what}. If you began it again today, what would you do differently, and what would you keep?',
    concepts: 'what you would change; choices and reasons; an obstacle; your own part; the result',
    outline:
      'Remind the listener in one sentence what it was. Name one choice that held and one that did not, with the reason each was made then. Say how you noticed. Describe what you would do instead and what it would cost. End with what the work brought all the same.',
  },
];

const JOB: readonly Pattern[] = [
  {
    id: 'job-hardest',
    question: 'Your resume names {what}. What was the hardest piece of work you did there, and how did you solve it?',
    concepts: 'the problem; an obstacle; your own part; choices and reasons; the result',
    outline:
      'Say in one sentence what the place does and what you were there for. Choose one piece of work and why it was hard. Tell your steps and reasons, and who helped. Give the result, and what remained of it after you.',
  },
  {
    id: 'job-team',
    question: 'Tell me about your time as {what}. Who depended on your work, and what changed because of you?',
    concepts: 'your own part; what others did; the problem; the result; what you would change',
    outline:
      'Name the people who used your work and what they needed. Tell one change that was yours: what you saw, what you did, whom you had to win over. Give the effect, in a figure or in their words. Say what you would have done next.',
  },
];

const FIGURE: readonly Pattern[] = [
  {
    id: 'figure',
    question: 'Your resume says {what}. How was that measured, and which part of it was yours?',
    concepts: 'how it was measured; your own part; what others did; choices and reasons; the result',
    outline:
      'Say what was measured, over which time, and what it was before. Name the change that moved it and how you know that it was this one. Part your share from that of others. Be open about what the figure does not show.',
  },
];

/**
 * Questions about what a resume names: projects, jobs, figures. At most `most`, in random order, each with the line it
 * came from. Names are quoted as they stand and never added to.
 */
export function resumeQuestions(resume: ResumeFacts, most: number, random: () => number): InterviewQuestion[] {
  const named = resume.entries.flatMap((entry) => {
    const patterns = entry.section === 'projects' ? PROJECT : entry.section === 'experience' ? JOB : [];
    const what = nameOf(entry);
    const pattern = shuffled(patterns, random)[0];
    return what && pattern ? [questionOf(pattern, what.text, what.line, skillsOf(entry, resume))] : [];
  });
  const figures = resume.bullets.flatMap((bullet) => {
    const pattern = FIGURE[0];
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

function questionOf(pattern: Pattern, what: string, line: string, skills: readonly string[]): InterviewQuestion {
  return {
    id: `resume-${pattern.id}:${fingerprintOf(what)}`,
    question: pattern.question.replace('{what}', () => quoted(what, 110)),
    category: 'behavioral',
    topic: 'Your resume',
    concepts: [
      ...conceptsOf(POOL, pattern.concepts),
      ...skills.map((skill) => ({ label: skill, match: [skill.toLowerCase()] })),
    ],
    outline: pattern.outline,
    from: 'resume',
    quote: line.slice(0, 240),
  };
}
