import type { Concept } from '../types';
import { plainForm, spansOf } from './concept-forms';
import { evidenceAt } from './phrases';
import { countsAt, type Reading, subjectStems } from './reading';
import type { ConceptFinding } from './types';
import { COMMON_WORDS, CONNECTORS, FUNCTION_WORDS, SITUATION_CUES, STORY_CUES } from './word-lists';

export interface Coverage {
  readonly findings: readonly ConceptFinding[];
  /** Those that sentences show, and not only a row of terms. */
  readonly spoken: readonly ConceptFinding[];
  /** Explained concepts count 1, named ones one half. */
  readonly credit: number;
  /** One half for each concept that only a row of terms shows. */
  readonly rowCredit: number;
  /** Tokens of concepts found by words that are neither common nor taken from the question. */
  readonly telling: readonly number[];
}

/** A sentence counts for one concept in every so many words, so a row of terms wins little. */
const WORDS_PER_CONCEPT = 6;

interface Place {
  /** Tokens, end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
  /** In a row of terms that hangs on a sentence. */
  readonly row: boolean;
  readonly explained: boolean;
  readonly telling: boolean;
}

/** Which of the question's concepts an answer explains, names or misses. */
export function coverageOf(reading: Reading): Coverage {
  const room = reading.sentences.map(({ words }) => Math.max(1, Math.ceil(words / WORDS_PER_CONCEPT)));
  let credit = 0;
  let rowCredit = 0;
  const telling: number[] = [];
  const spoken: ConceptFinding[] = [];
  const findings = reading.question.concepts.map((concept): ConceptFinding => {
    const places = placesOf(concept, reading).filter(({ sentence, row }) => row || (room[sentence] ?? 0) > 0);
    const best =
      places.find((place) => place.explained && place.telling) ??
      places.find(({ explained }) => explained) ??
      places.find(({ row }) => !row) ??
      places[0];
    if (!best) return { label: concept.label, status: 'missed', evidence: null };
    const evidence = evidenceAt(reading.text, best.from, best.to);
    const finding = { label: concept.label, status: best.explained ? 'explained' : 'named', evidence } as const;
    if (best.row) {
      rowCredit += 0.5;
      return finding;
    }
    room[best.sentence] = (room[best.sentence] ?? 1) - 1;
    credit += best.explained ? 1 : 0.5;
    if (best.telling) telling.push(best.from);
    spoken.push(finding);
    return finding;
  });
  return { findings, spoken, credit, rowCredit, telling };
}

function placesOf(concept: Concept, reading: Reading): Place[] {
  const { text, sentences } = reading;
  const places: Place[] = [];
  for (const match of concept.match) {
    const form = plainForm(match);
    if (form === '') continue;
    const echo = reading.questionPlain.includes(form);
    const common = isCommon(form);
    for (const [from, to] of spansOf(form, reading)) {
      const token = text.tokens[from];
      const sentence = token?.sentence ?? 0;
      const { counts = false, explains = false } = sentences[sentence] ?? {};
      const row = token?.listed === true && !token.repeated && counts;
      if (row && !echo) places.push({ from, to, sentence, row, explained: false, telling: false });
      else if (countsAt(reading, from) && (explains || !echo))
        places.push({ from, to, sentence, row, explained: explains, telling: !echo && !common });
    }
  }
  return places.length > 0 ? places.sort((a, b) => a.from - b.from) : byLabel(concept.label, reading);
}

const GENERAL: ReadonlySet<string> = new Set([
  ...CONNECTORS.map(plainForm),
  ...Object.values(STORY_CUES).flat().map(plainForm),
  ...Object.values(SITUATION_CUES).flat().map(plainForm),
]);

const isCommon = (form: string) =>
  GENERAL.has(form) ||
  form.split(/\s+/).every((word) => COMMON_WORDS.has(word) || FUNCTION_WORDS.has(word) || word.length < 3);

/** Most of the label's own words in one sentence. */
function byLabel(label: string, reading: Reading): Place[] {
  const wanted = subjectStems(label);
  if (wanted.size === 0) return [];
  const need = Math.ceil((wanted.size + 1) / 2);
  return reading.text.sentences.flatMap(({ from, to }, sentence): Place[] => {
    const explained = reading.sentences[sentence]?.explains ?? false;
    if (!explained) return [];
    const seen = new Set<string>();
    let first = -1;
    for (let i = from; i < to; i += 1) {
      const stem = reading.text.stems[i] ?? '';
      if (!wanted.has(stem) || !countsAt(reading, i)) continue;
      seen.add(stem);
      if (first < 0) first = i;
    }
    const telling = reading.question.category === 'technical' && [...seen].some((stem) => !reading.asked.has(stem));
    return seen.size >= need && first >= 0
      ? [{ from: first, to: first + 1, sentence, row: false, explained, telling }]
      : [];
  });
}
