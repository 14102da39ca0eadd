import { listed, quoted } from '../../report/words';
import type { InterviewQuestion } from '../questions/question';
import { type Findings, isPart } from './criteria';
import type { AnswerEvidence, CriterionId, Improvement, OutlinePoint, StoryPart } from './types';

const PART_NAMES: Readonly<Record<StoryPart, string>> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
};

const STORY_HINTS: Readonly<Record<StoryPart, string>> = {
  situation: 'say in one sentence where and when it was and who took part.',
  task: 'say what had to be reached, by when, and why it fell to you.',
  action: 'say what you yourself did, in two or three steps that begin with “I”.',
  result: 'say what came of it, in a figure if you have one, and what you learned.',
};

const RESPONSE_HINTS: Readonly<Record<StoryPart, string>> = {
  situation: 'say what you would find out first, and from whom.',
  task: 'say what matters most in this situation, and why.',
  action: 'say your steps in order, the first one with its reason.',
  result: 'say how you would know that it worked, and what you would change for the next time.',
};

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
    .map((entry): Improvement => ({ ...entry, text: adviceOn(entry.criterion, findings) }));
  const first = ceiling?.id === 'off-topic' ? lost.filter(({ criterion }) => criterion === 'relevance') : [];
  return [...first, ...lost.filter((entry) => !first.includes(entry))].slice(0, 5);
}

function adviceOn(criterion: CriterionId, findings: Findings): string {
  const { coverage, story, kind, reading, hedges, fillers, ceiling } = findings;
  switch (criterion) {
    case 'relevance':
      return 'Answer the question in your first sentence, then give your reasons.';
    case 'concepts': {
      const missed = coverage.findings.filter(({ status }) => status === 'missed').map(({ label }) => label);
      const named = coverage.findings.filter(({ status }) => status === 'named').map(({ label }) => label);
      if (ceiling?.id === 'terms-without-sentences')
        return 'Say of each term in a sentence what it does and why; a list of terms earns nothing.';
      if (missed.length > 0) return `Speak about ${listed(missed, 3)}, each with a reason or an example.`;
      return `Explain what you only name: ${listed(named, 3)}.`;
    }
    case 'story': {
      const weakest = [...story].sort((a, b) => a.share - b.share)[0]?.part ?? 'result';
      const hints = kind === 'situation' ? RESPONSE_HINTS : STORY_HINTS;
      return `${PART_NAMES[weakest]}: ${hints[weakest]}`;
    }
    case 'specifics':
      return kind === 'technical'
        ? 'Add one example from your own work, with the names of the tools you used.'
        : 'Say what you yourself did, step by step, and name the people, tools and places.';
    case 'numbers':
      return 'Give a figure: how many, how long, how much before and after. Only figures you can stand by.';
    case 'structure':
      return 'Guide the listener with words such as first, because, then and in the end.';
    case 'length':
      return reading.words > 260
        ? 'Shorten it: about a minute is enough.'
        : 'Say more: about a minute of speech, 100 to 160 words.';
    case 'wording':
      return hedges >= fillers
        ? 'Leave out hedges such as “maybe” and “I think” where you are sure.'
        : 'Pause in silence where you now use a filler.';
  }
}

/**
 * The answer's own words in the order of a strong answer, and what the question still asks for. Nothing is made up:
 * every point is either a quote or a hint.
 */
export function strongerOutline(findings: Findings): OutlinePoint[] {
  const { coverage, story, reading, numbers } = findings;
  const parts = partPoints(findings);
  const points = coverage.findings.flatMap(({ label, status, evidence }): OutlinePoint[] => {
    if (story.some(({ part }) => isPart(label, part))) return [];
    if (status === 'missed') return [{ from: 'question', text: `Add: ${label}.`, evidence: null }];
    if (status === 'named' && evidence)
      return [{ from: 'answer', text: `Explain ${label}: you only name it with ${quoted(evidence.quote)}.`, evidence }];
    const quote = evidence && story.length === 0 ? sentenceAround(evidence, reading) : null;
    return quote ? [{ from: 'answer', text: `On ${label}: keep ${quoted(quote.quote, 160)}`, evidence: quote }] : [];
  });
  const figure = numbers[0];
  const proof: OutlinePoint = figure
    ? {
        from: 'answer',
        text: `Proof: keep your figure ${quoted(figure.quote)}, and say what it was before.`,
        evidence: figure,
      }
    : { from: 'question', text: 'Proof: add a figure or what somebody said, if you have one.', evidence: null };
  return [...parts, ...unique(points), proof];
}

/** Each part of the story with the sentence that shows it, no sentence twice; the result by what was said last. */
function partPoints({ story, kind, reading }: Findings): OutlinePoint[] {
  const hints = kind === 'situation' ? RESPONSE_HINTS : STORY_HINTS;
  const used = new Set<number>();
  return story.map(({ part, evidence }): OutlinePoint => {
    const places = part === 'result' ? [...evidence].reverse() : evidence;
    const sentence = places.map((place) => sentenceAround(place, reading)).find(({ start }) => !used.has(start));
    const name = PART_NAMES[part];
    if (!sentence) return { from: 'question', text: `${name}: ${hints[part]}`, evidence: null };
    used.add(sentence.start);
    return { from: 'answer', text: `${name}: keep ${quoted(sentence.quote, 160)}`, evidence: sentence };
  });
}

/** Two concepts shown by one sentence are one point. */
function unique(points: readonly OutlinePoint[]): OutlinePoint[] {
  const seen = new Set<number>();
  return points.filter(({ from, evidence, text }) => {
    if (from === 'question' || !evidence || !text.startsWith('On ')) return true;
    return !seen.has(evidence.start) && seen.add(evidence.start);
  });
}

function sentenceAround({ start, end }: AnswerEvidence, { text }: Findings['reading']): AnswerEvidence {
  const sentence = text.sentences.find((s) => s.start <= start && s.end >= end);
  const [from, to] = sentence ? [sentence.start, sentence.end] : [start, end];
  return { quote: text.raw.slice(from, to), start: from, end: to };
}

/** What an interviewer would ask next, by what is missing most. */
export function followUpOf(findings: Findings, question: InterviewQuestion): string {
  const { kind, specifics, numbers, story, coverage, reading } = findings;
  const share = (part: StoryPart) => story.find((finding) => finding.part === part)?.share ?? 1;
  if (kind === 'story' && share('action') < 1)
    return 'What exactly did you do yourself? Give me an example of one step.';
  if (kind === 'technical' && specifics.evidence.length === 0) return 'Can you give me an example from your own work?';
  if (story.length > 0 && share('result') < 1)
    return kind === 'situation'
      ? 'How would you know that it worked?'
      : 'How did it end, and what would you change next time?';
  if (numbers.length === 0) return 'Can you put a number on that: how many, how long, or how much better?';
  if (!reading.text.folded.includes('instead') && kind === 'technical')
    return 'What was the trade-off, and which alternative did you rule out?';
  const missed = coverage.findings.find(({ status }) => status === 'missed');
  if (missed) return `You have not spoken about this yet: ${missed.label}. What do you say to it?`;
  if (kind === 'technical') return 'Where does this stop working? Name an edge case.';
  return kind === 'introduction'
    ? `Which part of that helps you most with ${question.from === 'job' ? question.topic : 'this role'}?`
    : 'What would you do differently next time?';
}
