import { counted, listed } from '../../report/words';
import type { Findings } from './criteria';
import { resultFigure } from './result-figure';
import type { NoEvaluation, ScoreBand, StoryPart } from './types';

const SUMMARY_WORDS = { least: 50, most: 60 } as const;

/** Words as a reader counts them: parted by blanks, with a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const OPENINGS: Readonly<Record<ScoreBand, string>> = {
  strong: 'It covers its question fully and tells it in particulars.',
  solid: 'It covers most of its question, much of it in particulars.',
  partial: 'It covers part of its question, or covers it in general words.',
  thin: 'It says little that could be pictured or checked.',
  weak: 'Next to nothing that is looked for was recognised.',
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

function linesOf(findings: Findings): Line[] {
  const { coverage, story, kind, hedges, fillers, specifics, reading, missing, partsMissing } = findings;
  const explained = coverage.findings.filter(({ status }) => status === 'explained').map(({ label }) => label);
  const named = coverage.findings.filter(({ status }) => status === 'named').map(({ label }) => label);
  const lacking = partsMissing.map((part) => PARTS[part]);
  const weak = hedges + fillers;
  const told = kind === 'situation' ? counted(specifics.deeds, 'step') : counted(specifics.deeds, 'own action');
  const figure = resultFigure(findings);
  return [
    { rank: 1, text: 'It judges coverage and telling, not truth.' },
    ...(explained.length > 0 ? [{ rank: 1, text: `It speaks of ${listed(explained, 2)}.` }] : []),
    ...(missing.length > 0 ? [{ rank: 1, text: `What is missing: ${listed(missing, 2)}.` }] : []),
    ...(named.length > 0 ? [{ rank: 3, text: `It only names ${listed(named, 1)}.` }] : []),
    ...(lacking.length > 0 ? [{ rank: 1, text: `The story lacks ${listed(lacking, 2)}.` }] : []),
    ...(story.length > 0 && story.every(({ share }) => share > 0)
      ? [{ rank: 2, text: 'All four parts of the story are there.' }]
      : []),
    ...(kind === 'technical' || specifics.deeds === 0 ? [] : [{ rank: 3, text: `It tells ${told}.` }]),
    ...(figure ? [{ rank: 2, text: `The result has a figure: ${figure.quote.slice(0, 20)}.` }] : []),
    ...(findings.numbers.length === 0 ? [{ rank: 3, text: 'A figure would make it easier to picture.' }] : []),
    ...(weak > 3 ? [{ rank: 2, text: `Hedges and fillers, ${weak} of them, weaken it.` }] : []),
    ...(reading.words < 60 ? [{ rank: 2, text: 'It is short; take about a minute.' }] : []),
    ...(reading.words > 300 ? [{ rank: 2, text: 'It is long; say the main point within a minute.' }] : []),
  ];
}

/** Findings in few words each, so that every length can be reached. */
function shortLines({ reading, coverage, relevance, kind, gate, telling }: Findings): Line[] {
  const total = coverage.findings.length;
  const found = coverage.findings.filter(({ status }) => status !== 'missed').length;
  return [
    ...(found > 0
      ? [{ rank: 4, text: `In the usual terms it has ${found} of the ${total} points looked for here.` }]
      : []),
    ...(reading.words > 0 ? [{ rank: 5, text: `Words that count: ${reading.words}.` }] : []),
    ...(telling.turns > 0 ? [{ rank: 5, text: `Joining words: ${telling.turns}.` }] : []),
    ...(telling.names > 0 ? [{ rank: 4, text: `Names of tools, people or places: ${telling.names}.` }] : []),
    ...(gate >= 1 ? [{ rank: 4, text: 'It speaks of what was asked.' }] : []),
    ...(gate < 1 || relevance.share === 0
      ? [{ rank: 4, text: 'Come to the question itself in your first sentence.' }]
      : []),
    {
      rank: 4,
      text:
        kind === 'technical'
          ? 'An interviewer will want the reason behind each point, and one example from your own work.'
          : 'An interviewer will want to hear what you yourself did, why you did it, and what came of it.',
    },
    { rank: 5, text: 'Practise it once more aloud, with the outline beside you.' },
    { rank: 6, text: 'Compare it with the outline, point by point.' },
    { rank: 6, text: 'Then try again.' },
    { rank: 6, text: 'Take your time.' },
    { rank: 6, text: 'Another attempt shows more than one figure does.' },
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
