import { quoted } from '../../report/words';
import { counsel, emptiest, onWhat, shortQuote, unmeasured } from './counsel';
import { type Findings, isPart } from './criteria';
import { PART_NAMES, RESPONSE_HINTS, STORY_HINTS } from './story-hints';
import type { CriterionId, Improvement } from './types';

/** Labels of what the answer surely does not have: concepts first, then parts of the story. */
export function missedOf({ missing, partsMissing }: Findings): string[] {
  return [
    ...missing.filter((label) => !partsMissing.some((part) => isPart(label, part))),
    ...partsMissing.map((part) => PART_NAMES[part]),
  ];
}

/** What to do, the greatest gains first; at most five. */
export function improvementsOf(findings: Findings): Improvement[] {
  const { criteria, ceiling } = findings;
  const lost = criteria
    .map(({ id, points, maxPoints }) => ({ criterion: id, points: Math.round((maxPoints - points) * 100) / 100 }))
    .filter(({ points }) => points >= 0.1)
    .sort((a, b) => b.points - a.points)
    .flatMap((entry): Improvement[] => {
      const text = adviceOn(entry.criterion, findings);
      return text === null ? [] : [{ ...entry, text }];
    });
  const first = ceiling?.id === 'off-topic' ? lost.filter(({ criterion }) => criterion === 'relevance') : [];
  return [...first, ...lost.filter((entry) => !first.includes(entry))].slice(0, 5);
}

/** One sentence or two in the terms of this answer; null where there is nothing to say that would help it. */
function adviceOn(criterion: CriterionId, findings: Findings): string | null {
  const { story, kind, reading, ceiling } = findings;
  switch (criterion) {
    case 'relevance':
      return `Come to ${reading.question.topic} in your first sentence, and say what ${onWhat(findings)} has to do with it.`;
    case 'concepts':
      return ceiling?.id === 'terms-without-sentences'
        ? `Say of ${onWhat(findings)} in a sentence what it does and why; a list of terms earns nothing.`
        : onConcepts(findings);
    case 'story': {
      const weakest = [...story].sort((a, b) => a.share - b.share)[0]?.part ?? 'result';
      const hints = kind === 'situation' ? RESPONSE_HINTS : STORY_HINTS;
      return `${PART_NAMES[weakest]}, around ${onWhat(findings)}: ${hints[weakest]}`;
    }
    case 'specifics': {
      const empty = shortQuote(emptiest(findings));
      return empty
        ? `Put what happened in place of ${empty}: anybody could say that.`
        : `Tell one scene more around ${onWhat(findings)}: who was there, what was said, what you did.`;
    }
    case 'numbers': {
      const bare = shortQuote(unmeasured(findings));
      return bare ? `Put a figure to ${bare}: how many, how long, before and after. Only one you can stand by.` : null;
    }
    case 'structure':
      return onStructure(findings);
    case 'length':
      return reading.words > 260
        ? `Shorten it by what does not lead to ${onWhat(findings)}: about a minute is enough.`
        : `Say more around ${onWhat(findings)}: about a minute of speech, 100 to 160 words.`;
    case 'wording':
      return onWording(findings);
  }
}

function onConcepts(findings: Findings): string | null {
  const { missing, unsure, coverage, heard } = findings;
  const [lacks] = missing;
  if (lacks) return counsel(lacks, findings);
  const least = heard.filter(({ label }) => unsure.includes(label)).sort((a, b) => a.cues - b.cues)[0];
  if (least)
    return `Did you say something on ${least.label}? Name it, so that nobody misses it between ${onWhat(findings)} and the rest.`;
  const named = coverage.findings.find(({ status }) => status === 'named');
  return named?.evidence
    ? `You name ${named.label} with ${quoted(named.evidence.quote, 40)}: add why it matters to ${onWhat(findings)}.`
    : null;
}

function onStructure({ reading }: Findings): string | null {
  const { text, sentences } = reading;
  const at = text.sentences.findIndex(
    ({ to, from }, i) => sentences[i]?.counts && !sentences[i]?.explains && to - from >= 4,
  );
  const loose = text.sentences[at];
  if (!loose) return null;
  return `Give the reason behind ${quoted(text.raw.slice(loose.start, loose.end), 60)}, with because, so that or instead.`;
}

function onWording(findings: Findings): string | null {
  const words =
    findings.criteria.find(({ id }) => id === 'wording')?.evidence.map(({ quote }) => quoted(quote, 30)) ?? [];
  const different = [...new Set(words.map((word) => word.toLowerCase()))].slice(0, 3);
  return different.length === 0 ? null : `Leave out ${different.join(', ')} where you are sure of ${onWhat(findings)}.`;
}
