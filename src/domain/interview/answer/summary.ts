import { counted, listed } from '../../report/words';
import type { Findings } from './criteria';
import type { NoEvaluation, ScoreBand, StoryPart } from './types';

const SUMMARY_WORDS = { least: 50, most: 60 } as const;

/** Words as a reader counts them: parted by blanks, with a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const OPENINGS: Readonly<Record<ScoreBand, string>> = {
  strong: 'This is a strong answer that an interviewer could leave as it is.',
  solid: 'This is a solid answer with a part that deserves more.',
  partial: 'This is half of a good answer; what is there is right.',
  thin: 'This answer is on the subject but says little that could be checked.',
  weak: 'This does not answer the question yet.',
};

const PARTS: Readonly<Record<StoryPart, string>> = {
  situation: 'the situation',
  task: 'what had to be reached',
  action: 'your own actions',
  result: 'the result',
};

/** A sentence of the summary: the lower the rank, the sooner it is kept. */
interface Line {
  readonly rank: number;
  readonly text: string;
}

/**
 * The evaluation in 50 to 60 words: sentences made from the findings, as many as fit, the weightiest first in choice
 * and all in reading order. The opening always stays; of all choices with a right length the best ranked one is taken.
 */
export function summaryOf(findings: Findings, score: number, band: ScoreBand): string {
  const opening = `${score.toFixed(1)} of 10. ${findings.ceiling?.reason ?? OPENINGS[band]}`;
  const lines = [...linesOf(findings), ...shortLines(findings)];
  return fitted(opening, lines);
}

function linesOf({ coverage, story, kind, numbers, hedges, fillers, specifics, reading }: Findings): Line[] {
  const explained = coverage.findings.filter(({ status }) => status === 'explained').map(({ label }) => label);
  const named = coverage.findings.filter(({ status }) => status === 'named').map(({ label }) => label);
  const missed = coverage.findings.filter(({ status }) => status === 'missed').map(({ label }) => label);
  const lacking = story.filter(({ share }) => share === 0).map(({ part }) => PARTS[part]);
  const weak = hedges + fillers;
  const told = kind === 'situation' ? counted(specifics.deeds, 'step') : counted(specifics.deeds, 'own action');
  return [
    ...(explained.length > 0 ? [{ rank: 1, text: `You explain ${listed(explained, 2)}.` }] : []),
    ...(missed.length > 0 ? [{ rank: 1, text: `What is missing: ${listed(missed, 2)}.` }] : []),
    ...(named.length > 0 ? [{ rank: 3, text: `You only name ${listed(named, 1)}.` }] : []),
    ...(lacking.length > 0 ? [{ rank: 1, text: `The story lacks ${listed(lacking, 2)}.` }] : []),
    ...(story.length > 0 && lacking.length === 0 ? [{ rank: 2, text: 'All four parts of the story are there.' }] : []),
    ...(kind === 'technical' ? [] : [{ rank: 3, text: `It tells ${told}.` }]),
    numbers.length > 0
      ? { rank: 2, text: `Your figures make it easy to believe, for example ${numbers[0]?.quote.slice(0, 20)}.` }
      : { rank: 2, text: 'A figure would make it easier to believe.' },
    ...(weak > 3 ? [{ rank: 2, text: `Hedges and fillers, ${weak} of them, weaken it.` }] : []),
    ...(reading.words < 60 ? [{ rank: 2, text: 'It is short; take about a minute.' }] : []),
    ...(reading.words > 300 ? [{ rank: 2, text: 'It is long; say the main point within a minute.' }] : []),
  ];
}

/** Findings in few words each, so that every length can be reached. */
function shortLines({ reading, coverage, relevance, hedges, fillers, specifics, kind }: Findings): Line[] {
  const total = coverage.findings.length;
  const found = coverage.findings.filter(({ status }) => status !== 'missed').length;
  return [
    { rank: 4, text: `It covers ${found} of the ${total} points that the rubric looks for here.` },
    { rank: 5, text: `Words that count: ${reading.words}.` },
    { rank: 5, text: `Hedges: ${hedges}.` },
    { rank: 5, text: `Fillers: ${fillers}.` },
    { rank: 4, text: `Names of tools, people or places: ${specifics.names}.` },
    {
      rank: 4,
      text:
        relevance.share >= 1
          ? 'It stays with the question throughout.'
          : 'Come to the question itself in your first sentence.',
    },
    {
      rank: 4,
      text:
        kind === 'technical'
          ? 'An interviewer will want the reason behind each point, and one example from your own work.'
          : 'An interviewer will want to hear what you yourself did, why you did it, and what came of it.',
    },
    { rank: 5, text: 'Practise it once more aloud, with the outline beside you.' },
    { rank: 6, text: 'Compare it with the outline below, point by point.' },
  ];
}

/**
 * The choice of lines that keeps the most weight with a right number of words: a knapsack over the words, the earlier
 * choice on a tie.
 */
function fitted(opening: string, lines: readonly Line[]): string {
  const { least, most } = SUMMARY_WORDS;
  const base = wordCount(opening);
  const best: ({ readonly weight: number; readonly kept: readonly number[] } | undefined)[] = [];
  best[base] = { weight: 0, kept: [] };
  lines.forEach(({ text, rank }, line) => {
    const words = wordCount(text);
    for (let before = most - words; before >= base; before -= 1) {
      const from = best[before];
      if (!from) continue;
      const weight = from.weight + 4 ** (6 - rank);
      if (weight > (best[before + words]?.weight ?? -1)) best[before + words] = { weight, kept: [...from.kept, line] };
    }
  });
  const chosen = best
    .slice(least, most + 1)
    .reduce((a, b) => ((b?.weight ?? -1) > (a?.weight ?? -1) ? b : a), undefined);
  return [opening, ...(chosen?.kept ?? []).map((line) => lines[line]?.text ?? '')].join(' ');
}

/** What is said when nothing could be judged; each has 50 to 60 words. */
export const NO_SUMMARY: Readonly<Record<NoEvaluation['why'], string>> = {
  empty:
    'There is no score, because there are no words to judge. Your answer is empty or holds only signs and pictures. Type or speak your answer in a few sentences, then ask for the evaluation again. The outline below shows the shape of a strong answer; use it as a frame and fill it with what you did.',
  'too-short':
    'There is no score, because fewer than five words are too few to judge. Say your answer in whole sentences: what it was about, what you did or would do, why, and what came of it. About a minute of speech is a good length. The outline below shows the shape of a strong answer to use.',
  'other-language':
    'There is no score, because most of this answer is not in English, and the built-in rubric knows English only. Your answer is kept as it is. Answer again in English for a score, or choose a model in the settings that can read your language. The outline below shows the shape of a strong answer.',
};
