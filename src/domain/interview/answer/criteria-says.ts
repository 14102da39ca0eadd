import { counted } from '../../report/words';
import type { Coverage } from './concepts';
import type { Findings } from './criteria';
import type { Heard } from './hearing';
import { LEFT } from './on-question';
import { evidenceAt, findPhrases, phraseIndex } from './phrases';
import type { Reading } from './reading';
import type { AnswerEvidence, CriterionId } from './types';
import { CONNECTORS } from './word-lists';
import { wordingSays } from './wording';

interface Said {
  readonly says: string;
  readonly evidence: readonly AnswerEvidence[];
}

const CONNECTOR_INDEX = phraseIndex(CONNECTORS);

export interface Counted {
  readonly heard: readonly Heard[];
  readonly numbers: readonly AnswerEvidence[];
  readonly hedges: readonly AnswerEvidence[];
  readonly fillers: readonly AnswerEvidence[];
}

export type Found = Pick<
  Findings,
  'kind' | 'reading' | 'coverage' | 'relevance' | 'story' | 'specifics' | 'telling' | 'signals' | 'gate'
>;

/** What is said of a criterion, and the words it is said of. */
export function saidOf(id: CriterionId, found: Found, { heard, numbers, hedges, fillers }: Counted): Said {
  const { reading, relevance, coverage, story, specifics, gate } = found;
  switch (id) {
    case 'relevance':
      return {
        says:
          gate <= LEFT
            ? 'Hardly any word of it belongs to the question.'
            : gate < 1
              ? 'Few of its words belong to the question, so all points count less.'
              : 'Speaks of what was asked.',
        evidence: relevance.evidence,
      };
    case 'concepts':
      return {
        says: conceptsSay(coverage, heard),
        evidence: coverage.findings.flatMap(({ evidence }) => evidence ?? []).sort((a, b) => a.start - b.start),
      };
    case 'story': {
      const told = story.filter(({ share }) => share > 0).map(({ part }) => part);
      return {
        says: told.length === 0 ? 'No part of the story was recognised.' : `Tells ${told.join(', ')}.`,
        evidence: story.flatMap(({ evidence }) => evidence).sort((a, b) => a.start - b.start),
      };
    }
    case 'specifics':
      return { says: specificsSay(found), evidence: specifics.evidence };
    case 'numbers':
      return {
        says: numbers.length === 0 ? 'Gives no figure.' : `Gives ${counted(numbers.length, 'figure')}.`,
        evidence: numbers,
      };
    case 'structure':
      return structureSaid(reading);
    case 'length':
      return {
        says:
          reading.words === 0
            ? 'No sentence of it counts.'
            : `Has ${counted(reading.words, 'word')} in sentences that count.`,
        evidence: [],
      };
    case 'wording':
      return {
        says: wordingSays(hedges.length, fillers.length),
        evidence: [...hedges, ...fillers.filter((f) => !hedges.some((h) => h.start < f.end && f.start < h.end))].sort(
          (a, b) => a.start - b.start,
        ),
      };
  }
}

function conceptsSay({ findings }: Coverage, heard: readonly Heard[]): string {
  const known = findings.filter(({ status }) => status !== 'missed');
  const other = findings.filter(
    ({ label, status }) => status === 'missed' && heard.some((one) => one.label === label && one.cues > 0),
  );
  const parts = [
    ...(known.length > 0 ? [`${known.length} in the usual terms`] : []),
    ...(other.length > 0 ? [`${other.length} perhaps in words of your own`] : []),
  ];
  const of = `the ${counted(findings.length, 'point')} looked for`;
  return parts.length === 0 ? `None of ${of} was recognised.` : `Of ${of}: ${parts.join(', ')}.`;
}

function specificsSay({ telling, kind }: Found): string {
  const { deeds, names, quotes, rich, vague } = telling;
  const parts = [
    ...(rich > 0 ? [`${counted(rich, 'telling word')}`] : []),
    ...(deeds > 0 && kind !== 'technical' ? [`${counted(deeds, 'own action')}`] : []),
    ...(names > 0 ? [`${counted(names, 'name')}`] : []),
    ...(quotes > 0 ? [`${counted(quotes, 'quotation')}`] : []),
  ];
  const general = Math.round(100 * vague);
  const rest = general >= 10 ? ` ${general} in 100 words are general.` : '';
  return parts.length === 0 ? `Says nothing that could be pictured.${rest}` : `Has ${parts.join(', ')}.${rest}`;
}

/** Joining words, as they guide a listener. */
function structureSaid(reading: Reading): Said {
  const { text, sentences } = reading;
  const seen = new Set<string>();
  const evidence: AnswerEvidence[] = [];
  for (const { phrase, from, to } of findPhrases(text.tokens, CONNECTOR_INDEX)) {
    const token = text.tokens[from];
    if (!token?.own || seen.has(phrase) || !sentences[token.sentence]?.counts) continue;
    seen.add(phrase);
    evidence.push(evidenceAt(text, from, to));
  }
  return {
    says: seen.size === 0 ? 'No joining word guides the listener.' : `Has ${counted(seen.size, 'joining word')}.`,
    evidence,
  };
}
