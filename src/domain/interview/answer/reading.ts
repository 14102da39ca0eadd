import type { InterviewQuestion } from '../questions/question';
import type { SpokenAnswer } from './spoken-answer';
import { type AnswerText, folded, lowered, stemOf } from './text';
import { COMMON_WORDS, EXPLAINING, FUNCTION_WORDS } from './word-lists';

/** What the criteria know of one sentence. */
export interface SentenceReading {
  /** Counts: reads as a sentence, and is not the question said again. */
  readonly counts: boolean;
  /** Gives a reason, a condition, a contrast, an effect, and says something of its own. */
  readonly explains: boolean;
  /** Words of its own: not said before, not in a row of terms. */
  readonly words: number;
}

export interface Reading {
  readonly text: SpokenAnswer;
  readonly sentences: readonly SentenceReading[];
  /** For each token: said for the first time, in a sentence that counts, not in a row of terms. */
  readonly counted: readonly boolean[];
  /** The skills named by words that count, by the offset at which each begins. */
  readonly skills: ReadonlyMap<number, string>;
  /** Stems of the question's and the topic's own words, common ones left out. */
  readonly asked: ReadonlySet<string>;
  readonly question: InterviewQuestion;
  /** The question and its topic, folded like the answer. */
  readonly questionText: string;
  /** The same with blanks for hyphens. */
  readonly questionPlain: string;
  /** Words in sentences that count. */
  readonly words: number;
  /** Share of all words that stand in lists of terms, 0 to 1. */
  readonly listed: number;
}

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'#+]*/gu;

/** Stems of the words that carry a text's subject. */
export function subjectStems(text: string): Set<string> {
  const words = lowered(text).match(WORDS) ?? [];
  return new Set(words.filter(isSubject).map(stemOf));
}

const isSubject = (word: string) => word.length > 2 && !FUNCTION_WORDS.has(word) && !COMMON_WORDS.has(word);

/** Reads an answer against its question, once, for all criteria. */
export function readAgainst(question: InterviewQuestion, text: SpokenAnswer): Reading {
  const { stems } = text;
  const questionText = folded(`${question.topic}\n${question.question}`);
  const asked = subjectStems(`${question.topic}\n${question.question}`);
  const askedWords = new Set(lowered(`${question.topic}\n${question.question}`).match(WORDS) ?? []);
  const sentences = text.sentences.map(({ from, to, prose }): SentenceReading => {
    const own = new Set<string>();
    let words = 0;
    let echoed = 0;
    let explaining = false;
    for (let i = from; i < to; i += 1) {
      const token = text.tokens[i];
      if (!token?.own) continue;
      words += 1;
      explaining ||= EXPLAINING.has(token.text) || /^\d/.test(token.text);
      if (FUNCTION_WORDS.has(token.text)) continue;
      if (askedWords.has(token.text)) echoed += 1;
      else own.add(stems[i] ?? '');
    }
    const echo = echoed > 1 && echoed > own.size * 1.5;
    return { counts: prose && !echo, explains: prose && !echo && explaining && words >= 7 && own.size >= 3, words };
  });
  const counted = countedTokens(text, sentences);
  const said = text.tokens.filter(({ repeated }) => !repeated);
  const sum = (part: readonly SentenceReading[]) => part.reduce((all, { words }) => all + words, 0);
  const unsaid = sum(sentences.filter((_, i) => !text.sentences[i]?.prose && (sentences[i]?.words ?? 0) >= 4));
  const listed = unsaid + said.filter((token) => token.listed).length;
  return {
    text,
    counted,
    skills: new Map(text.skills.filter(({ at }) => counted[at]).map(({ start, skill }) => [start, skill])),
    asked,
    question,
    questionText,
    questionPlain: questionText.replace(/-/g, ' '),
    sentences,
    words: sum(sentences.filter(({ counts }) => counts)),
    listed: said.length === 0 ? 0 : listed / said.length,
  };
}

/** How far a word that carries a sentence may stand from a word that counts. */
const NEAR = 3;

function countedTokens({ tokens }: AnswerText, sentences: readonly SentenceReading[]): boolean[] {
  const carries = tokens.map(({ text, own }) => own && FUNCTION_WORDS.has(text));
  return tokens.map(({ own, sentence }, at) => {
    if (!own || !sentences[sentence]?.counts) return false;
    for (let k = at - NEAR; k <= at + NEAR; k += 1)
      if (k !== at && carries[k] && tokens[k]?.sentence === sentence) return true;
    return false;
  });
}

/** Whether the token at this index counts. */
export function countsAt({ counted }: Reading, at: number): boolean {
  return counted[at] ?? false;
}
