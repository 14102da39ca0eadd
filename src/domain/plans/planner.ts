import { type Candidate, type Choice, chooseTopics, isProject, LEAST, projectTopic, UNNAMED } from './choose-topics';
import { counted, listed } from './counted';
import { fitting, shareOut, unitOf } from './fit-hours';
import { LONGEST_TOPIC, matchTopic, type TopicMatch } from './match-topic';
import { nearestTo } from './nearest';
import type { PlanningCatalogue } from './planning-catalogue';
import { resourcesFor } from './resources';
import { reviewHours } from './review';
import { milestonesOf, stepsOf } from './schedule';
import { budgetWords } from './time-limit';
import type { Depth, LeftOut, Level, Roadmap, RoadmapTopic, TimeBudget } from './types';

export interface PlanInput {
  readonly topic: string;
  readonly level: Level;
  readonly depth: Depth;
  /** Ids of topics, or of whole courses, that the learner knows. */
  readonly known?: readonly string[];
  readonly budget: TimeBudget;
}

/** No topic gets more than this share of its hours; what is over goes to a project. */
const MOST_SHARE = 1.5;
const LEAST_FOR_PROJECT = 10;
const PROJECT_SHARE = 0.15;

/**
 * Makes a roadmap out of the catalogue. The same input always gives the same roadmap; the topics' hours add up to the
 * budget. What the catalogue does not have is said, and planned as a general way of learning in the learner's own words.
 */
export function planRoadmap(
  catalogue: PlanningCatalogue,
  { topic, level, depth, known = [], budget }: PlanInput,
): Roadmap {
  const match = matchTopic(catalogue, topic);
  const choice = chooseTopics(catalogue, match, { level, depth, topic, known });
  const { kept, dropped, hours, spare } = timed(choice, budget, depth);
  const topics = kept.map((candidate, index) => topicOf(candidate, hours[index] ?? 0, kept, depth));
  const steps = stepsOf(topics, budget);
  const unknown = match.unknown;
  const basis = match.subjects.length === 0 ? 'general' : unknown.length > 0 ? 'partly' : 'catalogue';
  const resources = resourcesFor(catalogue.references, match.subjects, topics, unknown, depth);
  return {
    title: choice.name,
    summary: summaryOf(choice.name, topics, level, depth, budget),
    basis,
    notes: notesOf(match, choice, budget, {
      basis,
      spare,
      core: coreHours(choice.candidates),
      depth,
      resources: resources.length,
      nearest: unknown
        .map((said) => ({ said, near: nearestTo(catalogue, said) }))
        .filter(({ near }) => near.length > 0),
      reviews: kept.filter(({ review }) => review).length,
      cut: topic.trim().length > LONGEST_TOPIC,
    }),
    level,
    depth,
    budget,
    topics,
    leftOut: [...choice.leftOut, ...dropped.map((candidate) => leftOut(candidate, budget))],
    steps,
    resources,
    milestones: milestonesOf(topics, steps),
  };
}

interface Timed {
  readonly kept: readonly Candidate[];
  readonly dropped: readonly Candidate[];
  readonly hours: readonly number[];
  /** Hours beyond what the topics need; they go to a project. */
  readonly spare: number;
}

function timed({ candidates, name }: Choice, { totalHours }: TimeBudget, depth: Depth): Timed {
  const sum = (list: readonly Candidate[]) => list.reduce((total, { need }) => total + need, 0);
  const ownProject = candidates.some(isOwnProject);
  const wants = !ownProject && depth !== 'overview' && totalHours >= LEAST_FOR_PROJECT;
  const all = wants ? [...candidates, projectTopic(name, Math.max(2, sum(candidates) * PROJECT_SHARE))] : candidates;
  const { kept, dropped } = fitting(all, totalHours);
  const gone = dropped.filter(({ part }) => part !== 'project');
  const learnt = kept.filter(({ review }) => !review);
  const spare = totalHours - MOST_SHARE * sum(learnt) - sum(kept.filter(({ review }) => review));
  if (spare < 1) return { kept, dropped: gone, hours: shared(kept, totalHours, ({ need }) => need), spare: 0 };
  const at = kept.findIndex((candidate) => candidate.part === 'project' || isOwnProject(candidate));
  const list = at === -1 ? [...kept, projectTopic(name, 0)] : kept;
  const taker = at === -1 ? list.length - 1 : at;
  const project = list[taker];
  const hours = shared(list, totalHours, (one) => one.need * MOST_SHARE + (one === project ? spare : 0));
  return { kept: list, dropped: gone, hours, spare: Math.round(spare) };
}

const isOwnProject = (candidate: Candidate): boolean =>
  !candidate.review && (isProject(candidate) || candidate.id === 'general/project');

/** Reviews have their few hours; the others share the rest by weight. Their sum is exact. */
function shared(list: readonly Candidate[], totalHours: number, weigh: (one: Candidate) => number): readonly number[] {
  const unit = unitOf(totalHours, list.length);
  const reviews = list.filter(({ review }) => review);
  const others = list.filter(({ review }) => !review);
  const wished = reviews.reduce((sum, { need }) => sum + reviewHours(need, unit), 0);
  // Where time is short, each review has the least there is.
  const short = totalHours - wished < Math.max(unit * others.length, totalHours / 2);
  const lengths = reviews.map(({ need }) => (short ? unit : reviewHours(need, unit)));
  const rest = totalHours - lengths.reduce((sum, hours) => sum + hours, 0);
  if (others.length === 0 || rest < unit * others.length) return shareOut(list.map(weigh), totalHours);
  const given = shareOut(others.map(weigh), rest, unit);
  return list.map((one) => (one.review ? lengths[reviews.indexOf(one)] : given[others.indexOf(one)]) ?? 0);
}

/** Hours of what never gives way. */
const coreHours = (candidates: readonly Candidate[]): number =>
  candidates.filter(({ rank }) => rank === 0).reduce((sum, { need }) => sum + need, 0);

const leftOut = ({ name }: Candidate, { totalHours }: TimeBudget): LeftOut => ({
  name,
  reason: `There is no room for it in ${counted(totalHours, 'hour')}.`,
});

function topicOf(candidate: Candidate, hours: number, kept: readonly Candidate[], depth: Depth): RoadmapTopic {
  const { id, name, subtopics, track } = candidate;
  return { id, name, hours, subtopics, track, why: whyOf(candidate, kept), doneWhen: doneWhen(candidate, depth) };
}

function whyOf({ review, part, source, track, id, rank, needs }: Candidate, kept: readonly Candidate[]): string {
  if (review) return 'You know it already: go through it once more, and learn what is new to you.';
  if (part === 'project') return 'What you build yourself is what stays.';
  if (part === 'general')
    return GENERAL_WHY[id] ?? 'You named it. No track has it, so this is a general way to learn it.';
  const builders = kept.filter((other) => other.source !== source && other.needs.includes(source ?? ''));
  const grounds = kept.filter((other) => other.source !== source && needs.includes(other.source ?? ''));
  const names = (list: readonly Candidate[]) =>
    listed(
      list.map(({ name }) => name),
      3,
    );
  const later = builders.length > 0 ? ` It is needed for ${names(builders)}.` : '';
  if (part === 'groundwork' && source?.includes('/') === false)
    return 'What you asked for builds on it. This is as much of it as you need first.';
  if (part === 'groundwork') return later.trim() || 'What you asked for builds on it.';
  if (part === 'next') return `The next step after ${names(grounds) || 'what you asked for'}.`;
  if (grounds.length > 0) return `It builds on ${names(grounds)}.${later}`;
  if (rank === 0) return `It is what you asked for.${later}`;
  return later ? `You can begin with it at once.${later}` : `It comes at this point in the ${track} track.`;
}

const GENERAL_WHY: Readonly<Record<string, string>> = {
  'general/survey': 'A map first: it shows what to learn and what can wait.',
  'general/core': 'Everything else builds on a few ideas.',
  'general/exercises': 'Doing it shows what reading hides.',
  'general/advanced': 'Your level begins where the easy parts end.',
  'general/project': 'What you build yourself is what stays.',
  'general/review': 'Going through it once more makes it last.',
};

/** How the learner knows that a topic is learnt, by the depth. */
export function doneWhen(
  { subtopics, part, review }: Pick<Candidate, 'subtopics' | 'part' | 'review'>,
  depth: Depth,
): string {
  if (review) return 'You can explain each of its parts without looking it up.';
  if (part === 'project') return 'It works, and somebody else has used it.';
  const [first, second] = subtopics;
  if (part === 'general' || !first)
    return 'You can explain it to somebody in five minutes, with an example of your own.';
  const parts = second ? `${first} and ${second}` : first;
  if (depth === 'overview') return `You can say what it is for, and explain ${parts} in a few sentences.`;
  if (depth === 'moderate') return `You have used ${parts} in something small of your own.`;
  return `You have used ${parts} in a project, and can say when you would do it another way.`;
}

const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  beginner: 'a beginner',
  intermediate: 'the intermediate level',
  advanced: 'the advanced level',
};
const DEPTH_WORDS: Readonly<Record<Depth, string>> = {
  overview: 'as an overview',
  moderate: 'in moderate depth',
  'in-depth': 'in depth',
};

function summaryOf(
  name: string,
  topics: readonly RoadmapTopic[],
  level: Level,
  depth: Depth,
  budget: TimeBudget,
): string {
  return `${name} for ${LEVEL_WORDS[level]}, ${DEPTH_WORDS[depth]}: ${counted(topics.length, 'topic')}. ${budgetWords(budget)}`;
}

function notesOf(
  { subjects, unknown, misspelt, purpose }: TopicMatch,
  { name }: Choice,
  { totalHours }: TimeBudget,
  {
    basis,
    spare,
    core,
    depth,
    resources,
    reviews,
    nearest,
    cut,
  }: {
    basis: Roadmap['basis'];
    spare: number;
    core: number;
    depth: Depth;
    resources: number;
    reviews: number;
    nearest: readonly { said: string; near: readonly string[] }[];
    cut: boolean;
  },
): string[] {
  const notes: string[] = [];
  if (basis === 'general' && name.toLowerCase() === UNNAMED)
    notes.push(
      'No subject was found in what you wrote, so this is a general plan. Name one, such as Python, Frontend or Data Analyst, and make it again.',
    );
  else if (basis === 'general')
    notes.push(
      `The catalogue has no track on ${name}. This is a general plan that fits any subject, in your own words; it states nothing about ${name} itself.`,
    );
  if (basis === 'partly')
    notes.push(
      `The catalogue has no track on ${listed(unknown)}: for that part the plan is a general one, in your own words.`,
    );
  if (reviews > 0)
    notes.push(
      `You know ${reviews === 1 ? 'one topic' : `${reviews} topics`} already: ${reviews === 1 ? 'it is' : 'they are'} in the plan as a short review.`,
    );
  for (const { said, near } of nearest) notes.push(`Nearest to ${said} the catalogue has ${listed(near)}.`);
  for (const { said, meant } of misspelt) notes.push(`“${said}” is read as ${meant}.`);
  if (purpose !== null && subjects.length > 0)
    notes.push(`You want it for “${purpose}”: choose your examples and exercises from there.`);
  if (spare > 0)
    notes.push(
      `At this depth the topics take about ${totalHours - spare} hours. The other ${spare} go to a project of your own; ${depth === 'in-depth' ? 'this is the greatest depth.' : 'a greater depth would use more of them.'}`,
    );
  if (totalHours < LEAST.core * core)
    notes.push(
      `At this level and depth the core alone takes about ${Math.round(core)} hours. In ${counted(totalHours, 'hour')} each part of it gets a first look.`,
    );
  if (cut) notes.push(`The topic is very long: only its first ${LONGEST_TOPIC} characters were read.`);
  if (resources === 0)
    notes.push(
      'The catalogue has no pages on it. Begin with the official documentation, or an introduction a library recommends.',
    );
  return notes;
}
