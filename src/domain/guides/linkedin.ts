import { measuredNumber } from '../report/measured-number';
import { counted, grouped, listed, quoted } from '../report/words';
import { languageOf } from '../resume/language';
import { countWords } from '../resume/text-lines';
import { linksOf, readEmails } from '../resume/web-address';
import { findSkills } from '../skills/find-skills';
import { skillByName } from '../skills/skills-data';
import { experienceFindings } from './linkedin-experience';
import { LINKEDIN_LIMITS } from './linkedin-limits';
import {
  buzzwordsIn,
  callIn,
  charactersOf,
  dressedIn,
  excerpt,
  greets,
  personOf,
  personQuote,
  picturesIn,
  roleIn,
  wishIn,
} from './profile-words';
import type { LinkedInText, ProfileAnalysis, ProfileFinding, ProfileSection } from './types';

/** Of each text this many characters (UTF-16 units) are read. */
export const READ_AT_MOST = 20_000;
/** What a reader sees of the about section before asking for more differs by device; this much is taken here. */
const FIRST_CHARACTERS = 200;
/** An about section under this many words says too little. */
const FEW_WORDS = 40;
const ENOUGH_SKILLS = 3;
const MANY_PICTURES = 5;

const NAMES: Readonly<Record<ProfileSection, string>> = {
  headline: 'Headline',
  about: 'About',
  experience: 'Experience',
};
const SECTIONS: readonly ProfileSection[] = ['headline', 'about', 'experience'];

/**
 * Checks the texts of a LinkedIn profile against limits and good practice. The same texts give the same findings.
 * What the texts ask of their reader changes nothing. Of each text the first 20,000 characters are read.
 */
export function analyseLinkedIn(profile: LinkedInText): ProfileAnalysis {
  const texts = {
    headline: profile.headline.slice(0, READ_AT_MOST),
    about: profile.about.slice(0, READ_AT_MOST),
    experience: profile.experience.slice(0, READ_AT_MOST),
  };
  if (SECTIONS.every((section) => texts[section].trim() === '')) return { kind: 'nothing' };
  const notes = SECTIONS.filter((section) => profile[section].length > READ_AT_MOST).map(
    (section) => `${NAMES[section]}: only the first ${grouped(READ_AT_MOST)} characters were read.`,
  );
  const english = isEnglish(SECTIONS.map((section) => texts[section]).join('\n'));
  if (!english)
    notes.push(
      'This seems to be in a language other than English. Lengths and names of skills were checked; wording was not, because those checks know English only.',
    );
  const findings = [
    ...headlineFindings(texts.headline, charactersOf(profile.headline.trim()), english),
    ...aboutFindings(texts.about, charactersOf(profile.about.trim()), english),
    ...experienceFindings(texts.experience, english),
    ...wholeFindings(texts, english),
  ];
  return { kind: 'analysis', findings, notes };
}

/** A profile says “I” again and again, and `i` alone is a word of Slavic languages: it shows nothing here. */
const isEnglish = (text: string) => languageOf(text.replace(/(?<![\p{L}])I(?![\p{L}])/gu, ' ')) === 'english';

/** Whether a text has words at all; emoji and signs alone are none. */
const hasWords = (text: string) => /\p{L}/u.test(text);

/** Where a text names a skill that can be searched for; soft skills are claims. */
const mentionsOf = (text: string) =>
  findSkills(text.split('\n')).filter(({ skill }) => skillByName(skill)?.group !== 'soft');
const skillsOf = (text: string) => [...new Set(mentionsOf(text).map(({ skill }) => skill))];
const skillQuotes = (text: string, most = 6) =>
  [...new Set(mentionsOf(text).map((mention) => mention.text))].slice(0, most);

function missing(section: 'headline' | 'about', todo: string): ProfileFinding {
  const title = `${NAMES[section]} is there`;
  return { id: `${section}-there`, section, status: 'advice', title, says: 'Nothing was entered.', todo, quotes: [] };
}

function wordless(section: 'headline' | 'about', text: string, todo: string): ProfileFinding {
  return {
    id: `${section}-there`,
    section,
    status: 'advice',
    title: `${NAMES[section]} has words`,
    says: 'There are no words in it, so nothing else about it was checked.',
    todo,
    quotes: [excerpt(text, 60)],
  };
}

function lengthFinding(section: 'headline' | 'about', text: string, characters: number): ProfileFinding {
  const { characters: limit, sure } = LINKEDIN_LIMITS[section];
  const takes = `LinkedIn takes ${sure ? '' : 'about '}${grouped(limit)}`;
  const over = characters - limit;
  const has = `${grouped(characters)} ${characters === 1 ? 'character' : 'characters'}`;
  const [first, last] = [excerpt(text, 60), excerpt([...text.trim()].slice(limit).join(''), 80)];
  return over > 0
    ? {
        id: `${section}-length`,
        section,
        status: 'advice',
        title: 'Fits the limit',
        says: `${has}; ${takes}.`,
        todo: `Cut ${grouped(over)}. What comes first counts most, so cut from the end.`,
        quotes: last === '' ? [first] : [last],
      }
    : {
        id: `${section}-length`,
        section,
        status: 'pass',
        title: 'Fits the limit',
        says: `${has}; ${takes}.`,
        todo: null,
        quotes: [first],
      };
}

function headlineFindings(text: string, characters: number, english: boolean): ProfileFinding[] {
  const section = 'headline' as const;
  const write = 'Write who you are in one line: role, what you work with, what comes of it.';
  if (text.trim() === '') return [missing(section, write)];
  const found = [lengthFinding(section, text, characters)];
  if (!hasWords(text)) return [...found, wordless(section, text, write)];
  const role = roleIn(text);
  const skills = skillsOf(text);
  const wish = wishIn(text);
  const whole = excerpt(text);
  if (english)
    found.push(
      role
        ? finding(
            'headline-role',
            section,
            'Names a role',
            `Recruiters search by title; yours reads ${quoted(role)}.`,
            [role],
          )
        : finding(
            'headline-role',
            section,
            'Names a role',
            'No job title was recognised.',
            [whole],
            'Name the role you do or train for, in the words of job ads: “Backend developer”, “Data analyst”.',
          ),
    );
  found.push(
    skills.length > 0
      ? finding('headline-stack', section, 'Names your stack', `It names ${listed(skills)}.`, skillQuotes(text))
      : finding(
          'headline-stack',
          section,
          'Names your stack',
          'No language, tool or field was recognised.',
          [whole],
          'Add the two or three technologies you want to be found for.',
        ),
  );
  if (english)
    found.push(
      wish
        ? finding(
            'headline-wording',
            section,
            'Says what you do',
            `${quoted(wish)} says what you wish for; the line is for what you can do.`,
            [wish],
            'Say what you build or study now. For the wish itself there is the Open to Work setting.',
          )
        : finding('headline-wording', section, 'Says what you do', 'No words of wishing in it.', [whole]),
    );
  return found;
}

function aboutFindings(text: string, characters: number, english: boolean): ProfileFinding[] {
  const section = 'about' as const;
  const write =
    'Write three short paragraphs: what you do and with what, one result with its number, what you look for and how to reach you.';
  if (text.trim() === '') return [missing(section, write)];
  const found = [lengthFinding(section, text, characters)];
  if (!hasWords(text)) return [...found, wordless(section, text, write)];
  const words = countWords(text);
  const start = excerpt(text, FIRST_CHARACTERS);
  const opening = excerpt(start);
  const skills = skillsOf(text);
  found.push(
    words < FEW_WORDS
      ? finding('about-depth', section, 'Says enough', `${counted(words, 'word')} in all.`, [opening], write)
      : finding('about-depth', section, 'Says enough', `${grouped(words)} words.`, [opening]),
    skills.length >= ENOUGH_SKILLS
      ? finding('about-keywords', section, 'Holds keywords', `It names ${listed(skills)}.`, skillQuotes(text))
      : finding(
          'about-keywords',
          section,
          'Holds keywords',
          skills.length === 0
            ? 'No language, tool or field was recognised.'
            : `Only ${listed(skills)} ${skills.length === 1 ? 'was' : 'were'} recognised.`,
          skills.length === 0 ? [opening] : skillQuotes(text),
          'Name the technologies of the jobs you want, each in a sentence that says what you did with it.',
        ),
  );
  if (!english) return found;
  const number = measuredNumber(text);
  const concrete = roleIn(start) ?? skillQuotes(start, 1)[0] ?? measuredNumber(start);
  const person = personOf(text);
  const contact = readEmails(text)[0]?.quote ?? linksOf(text, true)[0]?.quote ?? callIn(text);
  found.push(
    concrete && !greets(text)
      ? finding(
          'about-first-lines',
          section,
          'First lines hold the reader',
          `The first ${FIRST_CHARACTERS} characters, roughly what shows before “see more”, name ${quoted(concrete)}.`,
          [opening],
        )
      : finding(
          'about-first-lines',
          section,
          'First lines hold the reader',
          greets(text)
            ? 'It opens with a greeting. Only the first lines show before “see more”.'
            : 'The first lines, all that shows before “see more”, name no role, no technology and no number.',
          [opening],
          'Begin with your role, what you work with and one result.',
        ),
    person === 'first'
      ? finding('about-person', section, 'Speaks as you', 'Written in the first person.', [personQuote(text)])
      : finding(
          'about-person',
          section,
          'Speaks as you',
          person === 'third' ? 'It speaks about you as if you were someone else.' : 'Nobody says “I” in it.',
          [person === 'third' ? personQuote(text) : opening],
          'Write it as you would say it: “I build …”. It is your page.',
        ),
    number
      ? finding('about-number', section, 'Gives a number', `${quoted(number)} measures something.`, [number])
      : finding(
          'about-number',
          section,
          'Gives a number',
          'No amount, share or count was found.',
          [opening],
          'Add one figure that you can stand by: users, requests, minutes saved, a test score.',
        ),
    contact
      ? finding('about-contact', section, 'Says how to reach you', 'It gives a way to answer.', [excerpt(contact)])
      : finding(
          'about-contact',
          section,
          'Says how to reach you',
          'No address, link or invitation was found.',
          [
            excerpt(
              text
                .trim()
                .split(/(?<=[.!?])\s+|\n/)
                .at(-1) ?? '',
            ),
          ],
          'End with what you look for and one way to reach you that may be public.',
        ),
  );
  return found;
}

function wholeFindings(texts: LinkedInText, english: boolean): ProfileFinding[] {
  const section = 'whole' as const;
  const all = SECTIONS.map((key) => texts[key]).join('\n');
  if (!hasWords(all)) return [];
  const found: ProfileFinding[] = [];
  const claimed = mentionsOf(texts.headline);
  if (texts.experience.trim() !== '' && claimed.length > 0) {
    const shown = new Set(skillsOf(texts.experience));
    const bare = [...new Set(claimed.map(({ skill }) => skill))].filter((skill) => !shown.has(skill));
    const quotes = claimed.filter(({ skill }) => bare.includes(skill)).map(({ text }) => text);
    const title = 'Experience shows the headline';
    found.push(
      bare.length === 0
        ? finding('whole-shown', section, title, 'Each skill in the headline also appears in your experience.', [
            ...new Set(claimed.map(({ text }) => text)),
          ])
        : finding(
            'whole-shown',
            section,
            title,
            `${listed(bare)} ${bare.length === 1 ? 'appears' : 'appear'} in the headline but nowhere in your experience.`,
            [...new Set(quotes)],
            'Say where you used it, or keep the headline to what you can show.',
          ),
    );
  }
  const dressed = dressedIn(all);
  const pictures = picturesIn(all);
  if (english) {
    const buzz = buzzwordsIn(all);
    found.push(
      buzz.length === 0
        ? finding('whole-buzzwords', section, 'Plain words', 'No buzzword from the list was found.', [])
        : finding(
            'whole-buzzwords',
            section,
            'Plain words',
            `${counted(buzz.length, 'word or phrase', 'words and phrases')} that could be in any profile.`,
            buzz.slice(0, 6),
            'Replace each by what someone could have seen you do.',
          ),
    );
  }
  if (dressed.length > 0 || pictures > MANY_PICTURES)
    found.push(
      finding(
        'whole-letters',
        section,
        'Can be read by everyone',
        dressed.length > 0
          ? 'Some letters are symbols dressed as bold or slanted type. Search does not find them, and a screen reader spells them out or skips them.'
          : `${counted(pictures, 'emoji', 'emoji')}: a screen reader says the name of each.`,
        dressed.length > 0 ? dressed : [],
        dressed.length > 0 ? 'Type those words with ordinary letters.' : 'Keep those that carry meaning.',
      ),
    );
  return found;
}

function finding(
  id: string,
  section: ProfileFinding['section'],
  title: string,
  says: string,
  quotes: readonly string[],
  todo: string | null = null,
): ProfileFinding {
  return { id, section, status: todo === null ? 'pass' : 'advice', title, says, todo, quotes };
}
