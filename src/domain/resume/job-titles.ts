import { OCCUPATIONS } from '../text/occupations';
import { plain } from './text-lines';

/** Nouns that make a phrase a job title. */
const ROLE_NOUN =
  /(?<![\p{L}])(?:engineer|developer|programmer|designer|architect|analyst|scientist|manager|administrator|admin|consultant|specialist|technician|tester|researcher|intern|trainee|apprentice|lead|head|director|officer|cto|ceo|cio|founder|co-founder|freelancer|instructor|teacher|tutor|lecturer|assistant|associate|coordinator|supervisor|strategist|writer|owner|master|advisor|sde|sdet|sre|dba|swe|desarrollador|desarrolladora|programador|programadora|analista|ingeniero|ingeniera|développeur|développeuse|ingénieur|ingénieure|stagiaire|desenvolvedor|desenvolvedora|engenheiro|engenheira|ingegnere|sviluppatore|sviluppatrice|ontwikkelaar|werkstudent|werkstudentin|praktikant|praktikantin|\p{L}{0,20}(?:entwickler|ingenieur|architekt|administrator|berater)(?:in)?|becario|becaria|maintainer)(?:s)?(?![\p{L}])/iu;
/** The same of work outside technology; "Driver" and the like are titles only by themselves. */
const OTHER_WORK = new RegExp(
  `(?<![\\p{L}])(?:${OCCUPATIONS})s?(?![\\p{L}])|^(?:driver|trainer|coach|steward|worker)$`,
  'iu',
);
const NOT_A_TITLE =
  /university|college|institute|school|bachelor|master of|master's|b\.?\s?tech|b\.?\s?sc|m\.?\s?sc|degree|inc\.?$|ltd\.?$|llc|gmbh/i;

/** Whether a short phrase reads like a job title: up to 8 words with a noun such as "engineer" among them. */
export function isJobTitle(phrase: string): boolean {
  const text = plain(phrase);
  if (text.length > 90 || text.split(' ').length > 8) return false;
  return (ROLE_NOUN.test(text) || OTHER_WORK.test(text)) && !NOT_A_TITLE.test(text) && !/[.!?;:]$/.test(text);
}

const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bfront[\s-]end\b/g, 'frontend'],
  [/\bback[\s-]end\b/g, 'backend'],
  [/\bfull[\s-]stack\b/g, 'fullstack'],
  [/\b(?:sde|swe)\b/g, 'software engineer'],
  [/\bsdet\b/g, 'test engineer'],
  [/\bsre\b|\bsite reliability\b/g, 'reliability'],
  [/\bml\b/g, 'machine learning'],
  [/\bai\b/g, 'artificial intelligence'],
  [/\b(?:ui\s?\/\s?ux|ux\s?\/\s?ui)\b/g, 'ux'],
  [/\b(?:qa|quality assurance|tester)\b/g, 'test'],
  [/\b(?:developer|programmer|dev)s?\b/g, 'engineer'],
  [/\badmin\b/g, 'administrator'],
];
/** Words of rank or employment, which say nothing about the kind of work, and filler. */
const IGNORED = new Set(
  'senior sr junior jr lead principal staff entry level mid associate intern internship trainee graduate i ii iii iv v 1 2 3 4 of the a an and in for to at remote hybrid onsite contract part full time freelance m f d w x h'.split(
    ' ',
  ),
);

/** The words of a title that show the kind of work: `Sr. Front-End Developer (Remote)` gives `frontend`, `engineer`. */
export function titleWords(title: string): string[] {
  let text = ` ${plain(title).toLowerCase()} `;
  for (const [pattern, word] of SYNONYMS) text = text.replace(pattern, word);
  const words = text.match(/[\p{L}\p{N}+#.]+/gu) ?? [];
  return [
    ...new Set(words.map((word) => word.replace(/\.+$/, '')).filter((word) => word !== '' && !IGNORED.has(word))),
  ];
}
