import { measuredNumber } from '../report/measured-number';
import type { GithubRepository } from './github-profile';
import { escapeMarkdown, safeAddress } from './github-readme';
import type { LearnerFacts } from './learner-facts';
import { LINKEDIN_LIMITS } from './linkedin-limits';

/** The texts that the built-in coach makes of the learner's own data. */
export type GuideText = 'headline' | 'about' | 'readme' | 'message' | 'bio' | 'post' | 'portfolio' | 'descriptions';

const WRITE = /^(?:please )?(?:(?:can|could) you )?(?:please )?(?:write|draft|make|suggest|create|give me)\b/;
/** What is for somebody else, or brings data of its own, is a question for the cards or a model. */
const FOR_ANOTHER = /\bfor (?:a|an|someone|somebody|the)\b(?! profile| recruiter)|\bwho (?:knows|has|is|works|wants)\b/;

/** In this order: "a README intro for my profile" is a README, "a message to a recruiter about my profile" a message. */
const KINDS: readonly (readonly [GuideText, RegExp])[] = [
  ['message', /\b(?:message|note|mail|e-mail|dm)\b.*\brecruiter\b|\brecruiter\b.*\b(?:message|mail)\b/],
  ['headline', /\bheadlines?\b/],
  ['readme', /\bread ?me\b/],
  ['portfolio', /\b(?:first lines|introduction|intro|start)\b.*\bportfolio\b/],
  ['post', /\bpost about (?:a|my|one)\b.*\bprojects?\b/],
  ['bio', /\bbio\b/],
  ['about', /\babout (?:section|me|text|page)\b|\bsummary\b/],
];

/** Which text a message asks for; `null` where it is no wish for one of the learner's own texts. */
export function guideTextOf(message: string): GuideText | null {
  const text = message.slice(0, 400).toLowerCase().replace(/\s+/g, ' ').trim();
  if (/\bdescriptions?\b/.test(text) && /\bmy repositor/.test(text)) return 'descriptions';
  if (!WRITE.test(text) || FOR_ANOTHER.test(text)) return null;
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/**
 * A text for a profile, made of what the learner has entered and of nothing else: what is missing is left as a gap in
 * brackets and named below. The same data gives the same text. Markdown.
 */
export function writeForGuide(kind: GuideText, facts: LearnerFacts): string {
  const gaps: string[] = [];
  const text = WRITERS[kind](facts, (gap, where) => {
    if (!gaps.includes(`${gap}: ${where}`)) gaps.push(`${gap}: ${where}`);
    return `[${gap}]`;
  });
  const from =
    facts.from.length === 0
      ? 'Nothing about you is on this device yet, so this is only its shape. Fill a resume in **Resume Form**, and it is made of your own words.'
      : `Made on this device of ${facts.from.join(' and ')}, without a model. Nothing in it is invented: change what is not you.`;
  const missing = gaps.length === 0 ? '' : `\n\nStill to be filled in:\n\n${gaps.map((gap) => `- ${gap}`).join('\n')}`;
  return `${from}\n\n${text}${missing}`;
}

/** Notes a gap and gives the brackets that stand for it. */
type Gap = (gap: string, where: string) => string;

const ON_RESUME = 'add it to your resume';
const MOST_SKILLS = 4;

const roleOf = ({ role }: LearnerFacts, gap: Gap) => role || gap('your role', `${ON_RESUME}, under your name`);
const nameOf = ({ name }: LearnerFacts, gap: Gap) => name || gap('your name', ON_RESUME);
const skillsOf = ({ skills }: LearnerFacts, gap: Gap, most = MOST_SKILLS) =>
  skills.length > 0 ? skills.slice(0, most).join(', ') : gap('two or three technologies', `${ON_RESUME}, under skills`);

/** The line that says most: the first with a number, else the first. */
function bestLine({ work }: LearnerFacts): { readonly line: string; readonly organisation: string } | null {
  const all = work.flatMap(({ organisation, lines }) => lines.map((line) => ({ line, organisation })));
  const best = all.find(({ line }) => measuredNumber(line) !== null) ?? all[0];
  return best ? { ...best, line: best.line.replace(/[.;\s]+$/, '') } : null;
}

/** A text to copy; a fence that nothing in it closes. */
function block(text: string, language = 'text'): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${language}\n${text.trim()}\n${fence}`;
}

/** Cut at a word to what a site takes. */
function fitting(text: string, limit: number): string {
  const letters = [...text];
  if (letters.length <= limit) return text;
  const cut = letters.slice(0, limit).join('');
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,|:·]+$/, '');
}

const sentence = (text: string) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
const an = (words: string) => (/^[[]?[aeiou]/i.test(words) ? 'an' : 'a');

function headline(facts: LearnerFacts, gap: Gap): string {
  const role = roleOf(facts, gap);
  const skills = skillsOf(facts, gap);
  const [project] = facts.projects;
  const best = bestLine(facts);
  const lines = [
    `${role} | ${skills}`,
    ...(facts.work[0]?.organisation ? [`${role} at ${facts.work[0].organisation} | ${skills}`] : []),
    ...(project?.name ? [`${role} | ${skills} | Built ${project.name}`] : []),
    ...(best ? [`${role}, ${facts.skills[0] ?? skills} | ${best.line}`] : []),
  ];
  const limit = LINKEDIN_LIMITS.headline.characters;
  const three = [...new Set(lines.map((line) => fitting(line, limit)))].slice(0, 3);
  return three.map((line) => block(line)).join('\n\n');
}

function aboutText(facts: LearnerFacts, gap: Gap): string {
  const role = roleOf(facts, gap);
  const best = bestLine(facts);
  const [project] = facts.projects;
  const parts = [
    facts.intro.trim() !== ''
      ? facts.intro.trim()
      : `I am ${an(role)} ${role}${facts.city === '' ? '' : ` in ${facts.city}`}, and I work with ${skillsOf(facts, gap)}.`,
    best
      ? `${best.organisation === '' ? 'One result' : `At ${best.organisation}`}: ${sentence(best.line)}`
      : gap('one thing that you did, with its number', `${ON_RESUME}, under experience`),
    ...(project?.name
      ? [`A project of mine is ${project.name}${project.text === '' ? '.' : `: ${sentence(project.text)}`}`]
      : []),
    `I am looking for ${facts.job?.title ? `work as ${an(facts.job.title)} ${facts.job.title}` : gap('what you look for', 'keep a job in Jobs, or write it')}. You reach me at ${facts.mail || facts.links[0]?.address || gap('one way to reach you', ON_RESUME)}.`,
  ];
  return parts.join('\n\n');
}

function readmeIntro(facts: LearnerFacts, gap: Gap): string {
  const shown = (facts.repositories ?? [])
    .slice(0, 3)
    .map(({ name, description }) => ({ name, text: description, link: '' }));
  const projects = shown.length > 0 ? shown : facts.projects.slice(0, 3);
  const lines = projects.map(({ name, text, link }) => {
    const address = safeAddress(link);
    const words = text === '' ? gap(`what ${name} does`, 'one sentence') : escapeMarkdown(text);
    return `- ${address ? `[${escapeMarkdown(name)}](${address})` : `**${escapeMarkdown(name)}**`}: ${words}`;
  });
  const contact = facts.links.flatMap(({ label, address }) => {
    const target = safeAddress(address);
    return target ? [`[${escapeMarkdown(label)}](${target})`] : [];
  });
  // What is typed is escaped, so that it shows as typed; a gap stays in its brackets.
  const safe: LearnerFacts = {
    ...facts,
    name: escapeMarkdown(facts.name),
    role: escapeMarkdown(facts.role),
    skills: facts.skills.map(escapeMarkdown),
  };
  const role = roleOf(safe, gap);
  return block(
    [
      `# ${nameOf(safe, gap)}`,
      facts.intro.trim() === ''
        ? `I am ${an(role)} ${role} and work with ${skillsOf(safe, gap)}.`
        : escapeMarkdown(facts.intro),
      lines.length > 0
        ? lines.join('\n')
        : `- ${gap('a project and what it does', 'read your profile with Profile check, or add it to your resume')}`,
      contact.length > 0 ? contact.join(' · ') : gap('one way to reach you', ON_RESUME),
    ].join('\n\n'),
    'markdown',
  );
}

function message(facts: LearnerFacts, gap: Gap): string {
  const role = roleOf(facts, gap);
  const { job } = facts;
  const both = job
    ? facts.skills.filter((skill) => job.skills.some((one) => one.toLowerCase() === skill.toLowerCase()))
    : [];
  const best = bestLine(facts);
  const subject = job
    ? `the role ${job.title === '' ? gap('title of the role', 'in Jobs') : job.title}${job.company === '' ? '' : ` at ${job.company}`}`
    : gap('the role and the company', 'choose a current job in Jobs');
  return block(
    [
      `Hello ${gap('name of the recruiter', 'a message to nobody is answered by nobody')},`,
      `I am ${an(role)} ${role} and would like to apply for ${subject}. I work with ${(both.length > 0 ? both.slice(0, MOST_SKILLS).join(', ') : '') || skillsOf(facts, gap)}${both.length > 0 ? ', which it asks for' : ''}.`,
      best
        ? `${best.organisation === '' ? 'One result' : `At ${best.organisation}`}: ${sentence(best.line)}`
        : gap('one thing that you did, with its number', `${ON_RESUME}, under experience`),
      'May I send you my resume?',
      `Kind regards\n${nameOf(facts, gap)}`,
    ].join('\n\n'),
  );
}

/** GitHub and the short-message site both take 160 characters. */
const BIO = 160;

function bio(facts: LearnerFacts, gap: Gap): string {
  const role = roleOf(facts, gap);
  const [project] = facts.projects;
  const lines = [
    `${role}. ${skillsOf(facts, gap, 3)}.${facts.city === '' ? '' : ` ${facts.city}.`}`,
    ...(project?.name ? [`${role}, building ${project.name} with ${skillsOf(facts, gap, 2)}.`] : []),
  ];
  return lines.map((line) => block(fitting(line, BIO))).join('\n\n');
}

function post(facts: LearnerFacts, gap: Gap): string {
  const [first] = facts.repositories ?? [];
  const project =
    facts.projects[0] ?? (first ? { name: first.name, text: first.description, link: first.homepage } : null);
  const name = project?.name || gap('the project', 'add it to your resume, or read your profile on the GitHub guide');
  return block(
    [
      `I built ${name}: ${project?.text ? sentence(project.text) : gap('what it does, for whom', 'one sentence')}`,
      `What surprised me: ${gap('one thing you learned', 'only you know it')}`,
      project?.link ? project.link : gap('a link to it', 'code or demo'),
    ].join('\n\n'),
  );
}

function portfolio(facts: LearnerFacts, gap: Gap): string {
  const role = roleOf(facts, gap);
  const best = bestLine(facts);
  return block(
    [
      nameOf(facts, gap),
      `${role}. I work with ${skillsOf(facts, gap)}.`,
      best ? sentence(best.line) : gap('one thing that you did, with its number', `${ON_RESUME}, under experience`),
      facts.projects.length > 0
        ? `See ${facts.projects
            .slice(0, 2)
            .map(({ name }) => name)
            .join(' and ')}.`
        : gap('two projects to look at', `${ON_RESUME}, under projects`),
    ].join('\n\n'),
  );
}

function descriptions({ repositories }: LearnerFacts, gap: Gap): string {
  if (repositories === null)
    return `Your repositories were not read yet. Open **Profile check** above, agree that GitHub is asked, and ask again.\n\nThe shape of a description: ${gap('what it does', 'one verb and its object')} for ${gap('whom', 'who would use it')}, in ${gap('the language', 'as GitHub shows it')}.`;
  const bare = repositories.filter(({ description }) => description === '');
  if (repositories.length === 0) return 'No repository of your own was found: forks and archived ones do not count.';
  if (bare.length === 0) return `Each of your ${repositories.length} own repositories has a description.`;
  const line = ({ name, language, topics }: GithubRepository) =>
    `- **${escapeMarkdown(name)}**: ${gap(`what ${name} does, and for whom`, 'one sentence')}${language ? `, in ${language}` : ''}${topics.length > 0 ? ` (${topics.slice(0, 3).map(escapeMarkdown).join(', ')})` : ''}`;
  return `${bare.length} of ${repositories.length} have none. The list shows one sentence of each:\n\n${bare.slice(0, 8).map(line).join('\n')}`;
}

const WRITERS: Readonly<Record<GuideText, (facts: LearnerFacts, gap: Gap) => string>> = {
  headline,
  about: (facts, gap) => block(aboutText(facts, gap)),
  readme: readmeIntro,
  message,
  bio,
  post,
  portfolio,
  descriptions,
};
