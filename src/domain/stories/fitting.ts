import { newestFirst } from '../dates/newest-first';
import type { InterviewQuestion } from '../interview/questions/question';
import type { Story } from './types';

type Asked = Pick<InterviewQuestion, 'question' | 'topic' | 'concepts'>;

/** Points for what a story has in common with a question. */
const SAME_THEME = 5;
const THEME_NAMED = 2;
const SKILL_NAMED = 3;
/** Points for what a good answer mentions count up to here: every story has something of it. */
const MOST_CONCEPTS = 3;
const ENOUGH = 2;
const MOST = 3;

/** The stories that answer a question, the best first: by its theme, the skills it names, and what it asks to hear of. */
export function storiesFor(asked: Asked, stories: readonly Story[]): readonly Story[] {
  return stories
    .map((story) => ({ id: story.id, story, points: pointsOf(asked, story) }))
    .filter(({ points }) => points >= ENOUGH)
    .sort((a, b) => b.points - a.points || newestFirst<Story>(({ changedAt }) => changedAt)(a.story, b.story))
    .slice(0, MOST)
    .map(({ story }) => story);
}

function pointsOf({ question, topic, concepts }: Asked, story: Story): number {
  const about = `${topic} ${question}`;
  const told = [story.title, story.situation, story.action, story.result].join(' ').toLowerCase();
  const theme = story.theme.trim();
  const themePoints =
    theme === '' ? 0 : folded(theme) === folded(topic) ? SAME_THEME : names(about, theme) ? THEME_NAMED : 0;
  const skills = story.skills.filter((skill) => names(about, skill)).length * SKILL_NAMED;
  const heard = concepts.filter(({ match }) =>
    match.some((form) => (form.length > 4 ? told.includes(form) : names(told, form))),
  );
  return themePoints + skills + Math.min(MOST_CONCEPTS, heard.length);
}

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a text has a name as whole words. */
function names(text: string, name: string): boolean {
  const wanted = folded(name);
  if (wanted === '') return false;
  const whole = folded(text);
  for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, at + 1))
    if (!isLetter(whole[at - 1]) && !isLetter(whole[at + wanted.length])) return true;
  return false;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
