import { counted } from '../../report/words';
import { APP_LANGUAGE } from '../../speech/languages';
import { evidenceAt, findPhrases, phraseIndex } from './phrases';
import type { Reading } from './reading';
import type { AnswerEvidence } from './types';
import { HEDGES } from './word-lists';

const HEDGE_INDEX = phraseIndex(HEDGES);

export function hedgesIn({ text }: Reading): AnswerEvidence[] {
  const hits = findPhrases(text.tokens, HEDGE_INDEX).filter(({ from }) => !text.tokens[from]?.repeated);
  return hits.map(({ from, to }) => evidenceAt(text, from, to));
}

export function fillersIn({ text }: Reading): AnswerEvidence[] {
  const repeated = text.tokens.filter((token) => token.repeated);
  const dropped = new Set(repeated.map(({ start }) => start));
  return APP_LANGUAGE.fillers(text.raw)
    .filter(({ start }) => !dropped.has(start))
    .map(({ start, end }) => ({ quote: text.raw.slice(start, end), start, end }));
}

/** Fewer hedges and fillers in a hundred words are surer; fillers weigh a fifth, as speech has them. */
export function sureShare(reading: Reading, hedges: number, fillers: number): number {
  const total = reading.text.tokens.filter(({ own }) => own).length;
  const per100 = (count: number) => (100 * count) / Math.max(total, 30);
  const share = (rate: number, none: number) => Math.min(1, Math.max(0, 1 - rate / none));
  return (0.8 * share(per100(hedges), 4) + 0.2 * share(per100(fillers), 8)) * (reading.words === 0 ? 0 : 1);
}

export function wordingSays(hedges: number, fillers: number): string {
  const parts = [
    ...(hedges > 0 ? [counted(hedges, 'hedge')] : []),
    ...(fillers > 0 ? [counted(fillers, 'filler')] : []),
  ];
  return parts.length === 0 ? 'Has neither hedges nor fillers.' : `Has ${parts.join(' and ')}.`;
}
