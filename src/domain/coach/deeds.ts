import { codeOfCard, gistOf, isAbout, sentencesOfCard } from './card-text';
import type { CoachAnswer } from './coach';
import { comparison, isAboutBoth, type Pair } from './compare';
import { askedAs, judged, quizOf } from './quiz';
import type { Card } from './types';
import { type Wish, wishOf } from './wishes';

/** The coach without its deeds: the card that fits a question, or none. */
export type Ask = (question: string, before?: readonly string[], subject?: string) => CoachAnswer;

/** A quiz that runs: the card it is made from, and how far it is. */
interface Quiz {
  readonly card: Card;
  /** Index of the question that was asked last. */
  readonly at: number;
  readonly right: number;
}

/** Where a conversation is after some of its messages. */
interface Place {
  readonly card: Card | null;
  readonly quiz: Quiz | null;
  /** Questions as the plain coach reads them. */
  readonly asked: readonly string[];
  /** How many examples of the card were shown. */
  readonly examples: number;
}

const START: Place = { card: null, quiz: null, asked: [], examples: 0 };
/** So many earlier messages are gone through for what a wish or an answer to a quiz refers to. */
const MOST_BEFORE = 30;

/**
 * The coach with its deeds: a quiz, a simpler form, an example, a reason, two cards side by side. It keeps nothing: where
 * a conversation is follows from its questions alone, so the same questions give the same answer.
 */
export function withDeeds(ask: Ask): Ask {
  return (question, before = [], subject = '') => {
    const wish = wishOf(question);
    const recent = before.slice(-MOST_BEFORE);
    const quizzed = recent.some((message) => wishOf(message)?.kind === 'quiz');
    const wished = recent.some((message) => wishOf(message) !== null);
    if (!wish && !wished) return ask(question, before, subject);
    // What came before the first wish matters only to one that names nothing.
    const place = quizzed || (wish && needsPlace(wish)) || wished ? placeAfter(ask, recent, subject) : START;
    return step(ask, place, question, subject).answer;
  };
}

const needsPlace = (wish: Wish) =>
  wish.kind === 'compare' ? wish.first === '' || wish.second === '' : wish.about === '';

const placeAfter = (ask: Ask, messages: readonly string[], subject: string): Place =>
  messages.reduce((place, message) => step(ask, place, message, subject).place, START);

interface Step {
  readonly answer: CoachAnswer;
  readonly place: Place;
}

const STOP =
  /^(?:stop|end|quit|exit|enough|cancel|no more|finish|i'?m done|done)(?: (?:the )?(?:quiz|it|please|now|here))?[.!]*$/i;
const SKIP =
  /^(?:skip|pass|next|idk|no idea|not sure|(?:i )?(?:do not|don'?t|dont) know|show me|tell me|\?+)(?: (?:it|this|the answer|please))*[.!]*$/i;
const QUESTION = /^(?:what|why|how|when|where|which|who|explain|define|tell me|is|are|can|does|do|should)\b.+/i;

function step(ask: Ask, place: Place, message: string, subject: string): Step {
  const wish = wishOf(message);
  if (wish) return fulfilled(ask, place, wish, message, subject);
  if (place.quiz && !leavesQuiz(place.quiz, message)) return answered(place, place.quiz, message);
  const answer = ask(message, place.asked, subject);
  const card = answer.card ?? place.card;
  const examples = card === place.card ? place.examples : 0;
  return { answer, place: { card, quiz: null, asked: [...place.asked, message], examples } };
}

/** A question of the learner's own in the middle of a quiz ends it. */
function leavesQuiz({ card, at }: Quiz, message: string): boolean {
  const text = message.trim();
  if (STOP.test(text) || SKIP.test(text)) return false;
  const explains = quizOf(card)[at]?.kind === 'explain';
  return /\?$/.test(text) || (!explains && QUESTION.test(text) && text.split(/\s+/).length > 3);
}

function fulfilled(ask: Ask, place: Place, wish: Wish, message: string, subject: string): Step {
  if (wish.kind === 'compare') return compared(ask, place, wish, message, subject);
  const named = wish.about === '' ? null : ask(wish.about, [], subject);
  const found = named ? named.card : place.card;
  if (!found) return notFound(ask, place, wish, message, named, subject);
  const same = found === place.card;
  const next: Place = {
    card: found,
    quiz: null,
    asked: named ? [...place.asked, wish.about] : place.asked,
    examples: same ? place.examples : 0,
  };
  const confidence = named?.confidence ?? 'sure';
  const nearby = named?.nearby ?? ask(found.title).nearby;
  const say = (text: string, others = nearby): CoachAnswer => ({
    text: led(text, found, confidence),
    confidence,
    card: found,
    nearby: others,
  });
  switch (wish.kind) {
    case 'quiz': {
      const [first] = quizOf(found);
      const text = `${first ? askedAs(first, 1, quizOf(found).length) : ''}\n\nWrite your answer; \`skip\` shows it, \`stop\` ends the quiz.`;
      // Nearby topics would be sent as an answer.
      return {
        // A card that is only likely meant is named already.
        answer: say(confidence === 'likely' ? text : `A quiz on **${found.title}**.\n\n${text}`, []),
        place: { ...next, quiz: { card: found, at: 0, right: 0 } },
      };
    }
    case 'simpler':
      return { answer: say(`In short:\n\n${gistOf(found)}`), place: next };
    case 'why':
      return { answer: say(reasons(found)), place: next };
    case 'example': {
      const examples = examplesOf(found);
      const example = examples[next.examples];
      const place = { ...next, examples: next.examples + 1 };
      if (example) return { answer: say(example), place };
      const others = nearby.filter((card) => examplesOf(card).length > 0);
      return { answer: say(noExample(found, examples.length, others), others.length > 0 ? others : nearby), place };
    }
  }
}

/** Says first which card is meant, where that is not sure. */
const led = (text: string, card: Card, confidence: CoachAnswer['confidence']) =>
  confidence === 'likely' ? `The nearest I have is **${card.title}**.\n\n${text}` : text;

const SUBJECTS: Readonly<Record<Exclude<Wish['kind'], 'compare'>, string>> = {
  quiz: 'What shall I quiz you on? Name a topic, for example: *quiz me on closures*.',
  simpler: 'Say what in simpler words? Ask about a topic first, or name it: *explain recursion in simple words*.',
  example: 'An example of what? Name the topic: *an example of a closure*.',
  why: 'Why what? Ask about a topic first, or ask with its name.',
};

function notFound(
  ask: Ask,
  place: Place,
  wish: Exclude<Wish, { kind: 'compare' }>,
  message: string,
  named: CoachAnswer | null,
  subject: string,
): Step {
  const plain = ask(message, place.asked, subject);
  const rest = { ...place, quiz: null };
  // The words may be a card's own way of being asked for.
  if (named && plain.card)
    return { answer: plain, place: { ...rest, card: plain.card, asked: [...place.asked, message], examples: 0 } };
  if (named) return { answer: named, place: rest };
  return { answer: { text: SUBJECTS[wish.kind], confidence: 'none', card: null, nearby: plain.nearby }, place: rest };
}

const BECAUSE = /\b(?:because|that is why|this is why|the reason|so that|explains?|otherwise|therefore)\b/i;
const SERVES =
  /\b(?:avoids?|prevents?|instead of|rather than|without (?:it|this|that|them)|makes? it (?:easy|easier|possible)|lets? you|saves?|protects?|matters?|helps?)\b/i;
const MOST_REASONS = 3;

function reasons(card: Card): string {
  const sentences = sentencesOfCard(card);
  const strong = sentences.filter((sentence) => BECAUSE.test(sentence));
  const found = (strong.length > 0 ? strong : sentences.filter((sentence) => SERVES.test(sentence))).slice(
    0,
    MOST_REASONS,
  );
  if (found.length === 0)
    return `My card on **${card.title}** gives no reason, and I invent none. What it says:\n\n${gistOf(card)}`;
  return `What my card on **${card.title}** gives as the reason:\n\n${found.map((sentence) => `- ${sentence}`).join('\n')}`;
}

const INSTANCE = /\b(?:for example|for instance|such as|e\.g\.)/i;

/** The examples of a card: its blocks of code, then the sentences that give one. */
function examplesOf(card: Card): readonly string[] {
  const told = sentencesOfCard(card).filter((sentence) => INSTANCE.test(sentence));
  return [...codeOfCard(card), ...(told.length > 0 ? [told.join('\n\n')] : [])];
}

function noExample(card: Card, shown: number, others: readonly Card[]): string {
  const has =
    shown > 0 ? `My card on **${card.title}** has no further example.` : `My card on **${card.title}** has no example.`;
  if (others.length === 0) return `${has} A language model, which you can choose in Settings, could write one.`;
  return `${has} These nearby have one:\n\n${others.map(({ title }) => `- ${title}`).join('\n')}`;
}

function compared(
  ask: Ask,
  place: Place,
  wish: Extract<Wish, { kind: 'compare' }>,
  message: string,
  subject: string,
): Step {
  const last = place.card?.title ?? '';
  const [first, second] = [wish.first || last, wish.second || last];
  const whole = ask(message, place.asked, subject);
  const rest = { ...place, quiz: null, asked: [...place.asked, message], examples: 0 };
  const go = (answer: CoachAnswer): Step => ({ answer, place: { ...rest, card: answer.card ?? place.card } });
  // A card that is about both compares them better than two side by side.
  if (whole.card && isAboutBoth(whole.card, first, second)) return go(whole);
  const side = (name: string) => {
    const { card } = name === '' ? { card: null } : ask(name, [], subject);
    return card && isAbout(card, name) ? { name, card } : null;
  };
  const [one, other] = [side(first), side(second)];
  if (one && other && one.card !== other.card) {
    const pair: Pair = { first: one, second: other };
    const nearby = [other.card, ...ask(first, [], subject).nearby].filter((card) => card !== one.card);
    return go({
      text: comparison(pair),
      confidence: 'sure',
      card: one.card,
      also: [other.card],
      nearby: [...new Set(nearby)].slice(0, 4),
    });
  }
  const known = one ?? other;
  if (!known || (one && other)) return go(whole);
  const missing = one ? second : first;
  const text = `I have no card on **${missing.slice(0, 60).replace(/[*_`]/g, '')}**, so I cannot compare the two. What I have is **${known.card.title}**: ${gistOf(known.card)}`;
  const others = ask(known.name, [], subject).nearby;
  if (whole.confidence === 'none')
    return go({ text, confidence: 'none', card: null, nearby: [known.card, ...others].slice(0, 4) });
  return go({ text, confidence: 'likely', card: known.card, nearby: others });
}

function answered(place: Place, quiz: Quiz, message: string): Step {
  const { card, at } = quiz;
  const items = quizOf(card);
  const item = items[at];
  const text = message.trim();
  const over = (words: string, right: number, of: number): Step => ({
    answer: {
      text: `${words}\n\n${tally(right, of)}The card, to read again:\n\n${card.answer}`,
      confidence: 'sure',
      card,
      nearby: [],
      quizzed: true,
    },
    place: { ...place, quiz: null, card },
  });
  if (!item || STOP.test(text)) return over('The quiz is over.', quiz.right, at);
  const skipped = SKIP.test(text);
  const verdict = skipped ? { right: false, words: given(item) } : judged(item, text);
  const right = quiz.right + (verdict.right ? 1 : 0);
  const next = items[at + 1];
  if (!next) return over(verdict.words, right, items.length);
  return {
    answer: {
      text: `${verdict.words}\n\n${askedAs(next, at + 2, items.length)}`,
      confidence: 'sure',
      card,
      nearby: [],
    },
    place: { ...place, card, quiz: { card, at: at + 1, right } },
  };
}

const given = (item: ReturnType<typeof quizOf>[number]) =>
  item.kind === 'gap' ? `The answer is **${item.wanted}**:\n\n> ${item.sentence}` : 'The card answers it below.';

const tally = (right: number, of: number) => (of === 0 ? '' : `${right} of ${of} right. `);
