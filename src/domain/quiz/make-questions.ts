import { randomOf, shuffled } from '../interview/questions/random';
import { blankQuestions } from './blanks';
import { blocksOf, type PairList, pairListsOf, sentencesOf } from './passages';
import type { ChoiceQuestion, OrderQuestion, Question, QuizCard, QuizContent, TypedQuestion } from './types';
import { masked, rootsOf, sameText, shareWord, wordCount } from './words';

const OPTIONS = 4;
const LONGEST_OPTION = 170;

/**
 * Every question that can be asked about a card; the same for the same content and seed.
 * @param content the card's group at least: the wrong options come from the cards around it
 */
export function questionsOf(card: QuizCard, content: QuizContent, seed: string): readonly Question[] {
  const random = (id: string) => randomOf(`${seed}:${id}`);
  return [
    ...nameQuestion(card, content.cards, random),
    ...pairListsOf(blocksOf(card.answer)).flatMap((list, at) => pairQuestions(card, list, at, random)),
    ...statementQuestions(card, content, random),
    ...orderQuestions(card, random),
    ...blankQuestions(card),
    ...outputQuestions(card, content),
  ];
}

type Chances = (id: string) => () => number;

/** The first sentence of a card that says what it is about; `null` where the card begins otherwise. */
export function firstSentence(card: QuizCard): string | null {
  const [first] = blocksOf(card.answer);
  if (first?.kind !== 'text') return null;
  const [said = ''] = sentencesOf(first.text);
  return wordCount(said) >= 7 && said.length <= 260 && !said.endsWith(':') && TELLS.test(said) ? said : null;
}

/** A sentence that says what something is or does: its verb comes soon, and it points at nothing before it. */
const TELLS =
  /^(?!(?:No|Yes|It|This|That|These|They|You|If|When|There|Not|In)\b)(?:\S+ ){1,7}(?:is|are|means|has|have|lets|gives|keeps|says|tells|holds|stores|turns|stops|runs|returns|makes|finds|takes|sets|frees|shows|describes|measures|checks|joins|splits|compares|counts|sends|moves|adds|removes|replaces|protects|answers|connects|decides|defines|groups|records|builds|maps|names|packs|reads|writes|creates|controls|renders) /;

/** "Which of these is described?": the titles of cards around are wrong, as far as nothing of the description is theirs. */
function nameQuestion(card: QuizCard, cards: readonly QuizCard[], random: Chances): ChoiceQuestion[] {
  const said = firstSentence(card);
  const given = said === null ? null : masked(said, card.title);
  if (said === null || given === null) return [];
  const saidRoots = rootsOf(said);
  const wrong = cards.filter(
    (other) =>
      other.id !== card.id &&
      other.group === card.group &&
      !other.next.includes(card.id) &&
      !card.next.includes(other.id) &&
      !shareWord(other.title, card.title) &&
      ![...rootsOf(other.title)].some((root) => saidRoots.has(root)),
  );
  return choice(
    { id: `${card.id}#name`, kind: 'name', card: card.id, ask: 'What is described here?', given, passage: said },
    card.title,
    wrong.map(({ title }) => title),
    random,
  );
}

function choice(
  asked: Pick<ChoiceQuestion, 'id' | 'kind' | 'card' | 'ask' | 'given' | 'passage'>,
  right: string,
  others: readonly string[],
  random: Chances,
): ChoiceQuestion[] {
  const chance = random(asked.id);
  const wrong = shuffled(
    others.filter((other, at) => !sameText(other, right) && others.findIndex((one) => sameText(one, other)) === at),
    chance,
  ).slice(0, OPTIONS - 1);
  if (wrong.length < 2) return [];
  const options = shuffled([right, ...wrong], chance);
  return [{ ...asked, way: 'choose', options, right: options.indexOf(right) }];
}

/** What belongs together in a list or a table, asked both ways. */
function pairQuestions(card: QuizCard, { head, pairs, text }: PairList, at: number, random: Chances): ChoiceQuestion[] {
  const usable = pairs.filter(
    ({ term, said }, index) =>
      said.length <= LONGEST_OPTION &&
      term.length <= 60 &&
      wordCount(said) >= (head ? 1 : 3) &&
      // What is said of two things tells neither from the other.
      !pairs.some((other, place) => place !== index && (sameText(other.said, said) || sameText(other.term, term))),
  );
  if (usable.length < 3) return [];
  return usable.flatMap((pair, index) => {
    const others = usable.filter((other) => other !== pair);
    const id = `${card.id}#${at}.${index}`;
    const bold = pair.term.includes('`') ? pair.term : `**${pair.term.replaceAll('**', '')}**`;
    const shown = head?.[0] ? `${head[0]}: ${bold}` : bold;
    const tells = others.every((other) => !covers(pair.said, other.said));
    const leaks = shareWord(`${head?.[0] ?? ''} ${pair.term}`, pair.said);
    const passage = head
      ? text
      : (text.split('\n').find((line) => line.includes(pair.term)) ?? text).replace(/^(?:[-*]|\d+\.) /, '');
    return [
      ...(tells && !leaks
        ? choice(
            {
              id: `${id}.pair`,
              kind: 'pair',
              card: card.id,
              ask: head
                ? `${card.title}: what goes with it, under “${head[1]}”?`
                : `${card.title}: what is said of it?`,
              given: shown,
              passage,
            },
            pair.said,
            others.filter((other) => !shareWord(pair.term, other.said)).map(({ said }) => said),
            random,
          )
        : []),
      ...(tells && !leaks
        ? choice(
            {
              id: `${id}.term`,
              kind: 'term',
              card: card.id,
              ask: head
                ? `${card.title}: what is this said of, under “${head[1]}”?`
                : `${card.title}: what is this said of?`,
              given: pair.said,
              passage,
            },
            pair.term,
            others.map(({ term }) => term),
            random,
          )
        : []),
    ];
  });
}

/** Whether all that one text says is in another: then the other is no wrong option beside it. */
function covers(said: string, other: string): boolean {
  const roots = rootsOf(other);
  const own = [...rootsOf(said)];
  return own.length > 0 && own.every((root) => roots.has(root));
}

/** True or false: what people get wrong about it, or what is right instead. One of the two is asked, by chance. */
function statementQuestions(card: QuizCard, { misbeliefs }: QuizContent, random: Chances): ChoiceQuestion[] {
  return misbeliefs
    .filter((one) => one.card === card.id)
    .map(({ id, wrong, why }): ChoiceQuestion => {
      const truth = sentencesOf(why)[0] ?? '';
      const asksTruth = standsAlone(truth) && random(`${card.id}#${id}`)() < TRUTHS;
      return {
        way: 'choose',
        id: `${card.id}#${id}`,
        kind: 'statement',
        card: card.id,
        ask: 'Is this true or false?',
        given: asksTruth ? truth : wrong,
        options: ['True', 'False'],
        right: asksTruth ? 0 : 1,
        passage: asksTruth ? `${why} Often said instead, and wrong: “${wrong}”` : why,
      };
    });
}

/** Not every truth can be asked: so often where it can, about half of the statements are true. */
const TRUTHS = 0.75;

/** Whether a sentence is understood without what it was the answer to. */
const standsAlone = (said: string): boolean =>
  wordCount(said) >= 6 &&
  !/^(?:No|Yes|It|Its|This|That|These|Those|They|Their|There|He|She|But|And|So|Then|Only|Both|Such|Here|Instead|Also)\b/.test(
    said,
  ) &&
  !/\b(?:instead|too|also|either)\b/.test(said);

const STEPS = { least: 4, most: 7 } as const;
/** What a card says before a list whose order counts; other numbered lists could as well be read in another one. */
const IN_ORDER =
  /\b(?:(?<!roughly )in this order|fixed order|say the order|steps?\b(?! into)|flow|happens|goes this way|runs through|comes about|the whole path)|\bgo from .+ to|^when .+:$|^from .+ to .+:$/i;

/** Steps of a numbered list, and what grows more and more. */
function orderQuestions(card: QuizCard, random: Chances): OrderQuestion[] {
  const blocks = blocksOf(card.answer);
  return blocks.flatMap((block, at): OrderQuestion[] => {
    const before = blocks[at - 1];
    if (block.kind === 'table') {
      const growths = block.rows.map(([first = '']) => first).filter((first) => GROWTHS.includes(first));
      const sorted = GROWTHS.filter((one) => growths.includes(one)).slice(0, STEPS.most);
      return inOrder(card, at, sorted, 'put these in order, the one that grows most slowly first.', block.text, random);
    }
    if (block.kind !== 'list' || !block.ordered || before?.kind !== 'text') return [];
    const lead = sentencesOf(before.text).at(-1) ?? '';
    if (!lead.endsWith(':') || !IN_ORDER.test(lead)) return [];
    return inOrder(card, at, block.items.map(stepOf), 'put these in order, the first one first.', block.text, random);
  });
}
const GROWTHS = ['O(1)', 'O(log n)', 'O(√n)', 'O(n)', 'O(n log n)', 'O(n²)', 'O(n³)', 'O(2ⁿ)', 'O(n!)'];

function inOrder(
  card: QuizCard,
  at: number,
  steps: readonly string[],
  task: string,
  passage: string,
  random: Chances,
): OrderQuestion[] {
  if (steps.length < STEPS.least || steps.length > STEPS.most) return [];
  if (steps.some((step, index) => steps.findIndex((one) => sameText(one, step)) < index)) return [];
  const id = `${card.id}#order${at}`;
  const places = steps.map((_, index) => index);
  const chance = shuffled(places, random(id));
  const mixed = chance.every((place, index) => place === index) ? [...chance].reverse() : chance;
  return [
    {
      way: 'order',
      id,
      kind: 'order',
      card: card.id,
      ask: `${card.title}: ${task}`,
      given: null,
      items: mixed.map((place) => steps[place] ?? ''),
      right: places.map((place) => mixed.indexOf(place)),
      passage,
    },
  ];
}

/** A step in a few words: what is in bold, or its first sentence up to a colon. */
function stepOf(item: string): string {
  const [said = ''] = sentencesOf(item);
  const bold = /^\*\*([^*]+?)[:.]?\*\*/.exec(item)?.[1];
  if (bold !== undefined && wordCount(bold) >= 1) return wordCount(said) <= 12 ? said : bold;
  return (wordCount(said) > 16 ? (said.split(/[:;]/)[0] ?? said) : said).replace(/\.$/, '');
}

const LANGUAGES = { c: 'C', cpp: 'C++', js: 'JavaScript' } as const;

function outputQuestions(card: QuizCard, { programs }: QuizContent): TypedQuestion[] {
  return programs
    .filter((one) => one.card === card.id)
    .map(({ id, language, code, output, why }) => ({
      way: 'type',
      id: `${card.id}#${id}`,
      kind: 'output',
      card: card.id,
      ask: `What does this ${LANGUAGES[language]} program print?`,
      given: `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``,
      accepted: [output],
      held: 'output',
      hint: output.includes('\n') ? `${output.split('\n').length} lines` : null,
      passage: why,
    }));
}
