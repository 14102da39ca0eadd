import { findSkills } from '../../skills/find-skills';
import { skillByName } from '../../skills/skills-data';
import type { Coverage } from './concepts';
import { deedsOf, different } from './deeds';
import { evidenceAt } from './phrases';
import { countsAt, type Reading, subjectStems } from './reading';
import type { AnswerKind } from './rubric';
import { traitOf } from './theme-traits';
import { THEMES, type Theme, weightOf } from './theme-words';
import type { AnswerEvidence } from './types';

export interface Relevance {
  /** 0: about something else; 1: on the question. */
  readonly share: number;
  readonly evidence: readonly AnswerEvidence[];
}

/** The benefit of the doubt, for a story that may well answer the question in words of its own. */
const DOUBT = 0.55;

/** What a question's own words and those of its outline weigh as signs, each once. */
const ASKED_SIGN = 0.75;
const OUTLINE_SIGN = 0.25;
/** What the traits of a theme weigh in a story, at most. */
const TRAIT_SIGN = 1.25;
/** A skill of the same group of the vocabulary as the question's, once. */
const GROUP_SIGN = 0.5;
/** Concepts that an introduction has at least. */
const INTRODUCTION_CONCEPTS = 2.5;

interface Weights {
  /** A concept shown by words of the answer's own; those of stories are too general to say much. */
  readonly concept: number;
  /** A word of the question's theme; what one would do is described in words of many themes. */
  readonly theme: number;
  /** All words of the outline together, at most; outlines of stories are advice on telling. */
  readonly outline: number;
  /** Signs wanted: 1 and one more for each `per` words, at most `most`. */
  readonly most: number;
  readonly per: number;
}

const WEIGHTS: Readonly<Record<'technical' | 'skill' | 'situation' | 'story', Weights>> = {
  technical: { concept: 0.6, theme: 0, outline: 1, most: 3, per: 60 },
  // A question on a skill whose answer names neither it nor its kin: the patterns' concepts are general.
  skill: { concept: 0.3, theme: 0, outline: 0.25, most: 3, per: 60 },
  situation: { concept: 0.75, theme: 0.6, outline: 1, most: 3, per: 60 },
  story: { concept: 0.25, theme: 1, outline: 0.25, most: 2.25, per: 70 },
};

/**
 * How far an answer is about the question. Signs are counted, each once: words of the question's theme, words of the
 * question itself, concepts that words of the answer's own show, words of the outline; for technical questions a skill of
 * the same group; for stories the traits of the theme (people who act, time that is short, something that goes wrong).
 * The longer the answer, the more signs are wanted, since long texts meet words by chance.
 *
 * A story with three own deeds or more gets the benefit of the doubt, unless its theme is about people and none act in it.
 */
export function relevanceOf(reading: Reading, coverage: Coverage, kind: AnswerKind): Relevance {
  if (kind === 'introduction') return introductionOf(reading, coverage);
  const { question, questionText } = reading;
  const themed = THEMES.filter(({ asks }) => kind !== 'technical' && asks.some((form) => startsIn(questionText, form)));
  const related = kind === 'technical' && namesRelatedSkill(reading);
  const onSkill = kind === 'technical' && question.from === 'job' && skillByName(question.topic) !== undefined;
  const weights = WEIGHTS[onSkill && !related ? 'skill' : kind];
  const { signs, evidence } = wordSigns(reading, coverage, themed, weights);
  const traits = kind === 'story' ? traitsOf(reading, themed) : [];
  const shown = Math.max(0, ...traits.map(({ share }) => share));
  const wanted = Math.min(weights.most, 1 + reading.words / weights.per);
  const share = Math.min(1, (signs + (related ? GROUP_SIGN : 0) + TRAIT_SIGN * shown) / wanted);
  const lonely = traits.some((row) => row.trait === 'people' && row.share < 0.5);
  const own =
    kind === 'story' && !lonely ? different(deedsOf(reading)).filter(({ subject }) => subject === 'i').length : 0;
  return { share: own >= 3 ? Math.max(share, DOUBT) : share, evidence };
}

function introductionOf(reading: Reading, { spoken }: Coverage): Relevance {
  const { tokens } = reading.text;
  const own = tokens.some(({ text }, at) => (text === 'i' || text === "i'm" || text === 'my') && countsAt(reading, at));
  return {
    share: own ? Math.min(1, spoken.length / INTRODUCTION_CONCEPTS) : 0,
    evidence: spoken.flatMap(({ evidence }) => evidence ?? []).slice(0, 4),
  };
}

function wordSigns(reading: Reading, coverage: Coverage, themed: readonly Theme[], weights: Weights) {
  const { text, asked, question } = reading;
  const { stems } = text;
  // A question that touches many themes is shown less by a word of any of them.
  const themeSign = weights.theme / Math.sqrt(Math.max(1, themed.length));
  const forms = byLetter(themed);
  const outline = subjectStems(question.outline);
  const seen = new Set<string>();
  const places = new Set<number>();
  const evidence: AnswerEvidence[] = [];
  let signs = 0;
  let byOutline = 0;
  text.tokens.forEach((_, at) => {
    const stem = stems[at] ?? '';
    if (seen.has(stem) || !countsAt(reading, at)) return;
    const form = formAt(reading, at, forms);
    const isAsked = asked.has(stem);
    if ((form === null && !isAsked && !outline.has(stem)) || seen.has(form ?? stem)) return;
    seen.add(form ?? stem).add(stem);
    if (form === null && !isAsked) {
      byOutline += OUTLINE_SIGN;
      return;
    }
    signs += isAsked ? ASKED_SIGN : weightOf(form ?? '') * themeSign;
    places.add(at);
    if (evidence.length < 4) evidence.push(evidenceAt(text, at, at + (form?.split(' ').length ?? 1)));
  });
  signs += coverage.telling.filter((at) => !places.has(at)).length * weights.concept;
  return { signs: signs + Math.min(weights.outline, byOutline), evidence };
}

function traitsOf(reading: Reading, themed: readonly Theme[]) {
  const traits = new Set(themed.flatMap(({ trait }) => trait ?? []));
  return [...traits].map((trait) => ({ trait, share: traitOf(reading, trait) }));
}

function namesRelatedSkill({ skills, question }: Reading): boolean {
  const groupOf = (skill: string) => skillByName(skill)?.group;
  const asked = new Set(findSkills([question.topic, question.question]).map(({ skill }) => groupOf(skill)));
  return [...skills.values()].some((skill) => asked.has(groupOf(skill)));
}

/** Forms by their first letter. */
function byLetter(themed: readonly Theme[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const form of new Set(themed.flatMap(({ told }) => told))) {
    const list = index.get(form[0] ?? '');
    if (list) list.push(form);
    else index.set(form[0] ?? '', [form]);
  }
  return index;
}

/** The theme form that begins at a token, or null. */
function formAt({ text }: Reading, at: number, forms: ReadonlyMap<string, readonly string[]>): string | null {
  const start = text.tokens[at]?.start ?? 0;
  const found = forms
    .get(text.folded[start] ?? '')
    ?.find(
      (form) =>
        text.folded.startsWith(form, start) &&
        (form.length > 4 || !/[\p{L}\p{N}]/u.test(text.folded[start + form.length] ?? ' ')),
    );
  return found ?? null;
}

/** Whether a form is at the beginning of a word. */
function startsIn(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
    if (at === 0 || !/\p{L}/u.test(text[at - 1] ?? ' ')) return true;
  return false;
}
