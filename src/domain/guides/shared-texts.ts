import type { GuideId } from '../catalogue/guide-types';
import type { Profile } from '../coding-profile/types';
import { type GithubProfile, ownWork } from './github-profile';
import type { LinkedInText } from './types';

/** A text of the learner's that an assistant may be given. */
export interface SharedText {
  /** Upper-case words, for the prompt. */
  readonly label: string;
  /** As the learner calls it. */
  readonly title: string;
  readonly text: string;
}

/** What is on the device about the learner's profiles. */
export interface ProfileTexts {
  readonly linkedin: LinkedInText;
  /** The README as Markdown, empty for none. */
  readonly readme: string;
  readonly github: GithubProfile | null;
  readonly coding: Profile;
}

/** Of each text this many characters are sent. */
export const LONGEST_SHARED = 6_000;
/** Repositories that are sent along. */
const MOST_REPOSITORIES = 20;

type Part = 'linkedin' | 'readme' | 'github' | 'coding';
/** Which texts each guide's assistant is about. */
const PARTS: Readonly<Record<GuideId, readonly Part[]>> = {
  linkedin: ['linkedin'],
  github: ['github', 'readme'],
  leetcode: ['coding'],
  codeforces: ['coding'],
  twitter: ['linkedin'],
  devfolio: ['readme', 'github'],
  stackoverflow: ['linkedin'],
  portfolio: ['readme', 'github', 'linkedin'],
};

/** The texts that would go to a model with a question to the assistant of a guide; those that are empty are left out. */
export function sharedTexts(guide: GuideId, texts: ProfileTexts): readonly SharedText[] {
  return PARTS[guide]
    .flatMap((part) => OF_PART[part](texts))
    .flatMap((one) => {
      const text = one.text.trim().slice(0, LONGEST_SHARED);
      return text === '' ? [] : [{ ...one, text }];
    });
}

const OF_PART: Readonly<Record<Part, (texts: ProfileTexts) => readonly SharedText[]>> = {
  linkedin: ({ linkedin: { headline, about, experience } }) => [
    { label: 'HEADLINE', title: 'LinkedIn headline', text: headline },
    { label: 'ABOUT', title: 'LinkedIn about section', text: about },
    { label: 'EXPERIENCE', title: 'LinkedIn experience', text: experience },
  ],
  readme: ({ readme }) => [{ label: 'PROFILE README', title: 'README from the builder', text: readme }],
  github: ({ github }) =>
    github === null
      ? []
      : [{ label: 'GITHUB PROFILE', title: `GitHub profile ${github.login}`, text: inWords(github) }],
  coding: ({ coding }) => [{ label: 'CODING PROFILE', title: 'Coding profile', text: codingWords(coding) }],
};

function inWords(profile: GithubProfile): string {
  const { login, name, bio, location, blog, readme } = profile;
  const repositories = ownWork(profile)
    .slice(0, MOST_REPOSITORIES)
    .map(({ name: title, description, language, topics, licence }) =>
      [title, description, language, topics.join(', '), licence].filter((part) => part).join(' | '),
    );
  return [
    `Account: ${[login, name, bio, location, blog].filter((part) => part !== '').join(' | ')}`,
    ...(repositories.length > 0 ? ['Repositories:', ...repositories] : []),
    ...(readme === null ? ['No profile README.'] : ['Profile README:', readme.slice(0, 3_000)]),
  ].join('\n');
}

/** What was entered; an untouched profile says nothing. Name, country and university stay here. */
function codingWords({ bio, rating, contests, platforms }: Profile): string {
  const solved = Object.entries(platforms).flatMap(([site, entry]) =>
    entry.solved === null ? [] : [`${site}: ${entry.solved} problems solved`],
  );
  return [
    bio,
    ...solved,
    ...(rating === null ? [] : [`Rating: ${rating}`]),
    ...(contests === null ? [] : [`Contests: ${contests}`]),
  ]
    .filter((line) => line.trim() !== '')
    .join('\n');
}
